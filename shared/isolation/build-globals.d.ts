/** Set by webpack at build time. */
declare let __webpack_public_path__: string;

declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}

/** Set by webpack in isolation: the global that the remote's entry defines. */
declare const ISOLATED_CONTAINER: string;

/** webpack's function for the file name of a chunk. */
declare let __webpack_get_script_filename__: (chunkId: string | number) => string;

/** webpack's access to the federation runtime. */
declare const __webpack_require__: {
  federation: { runtime: object; bundlerRuntime: object; attachShareScopeMap: object };
};
