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

/** The global that the isolated remote's entry defines, set by webpack in isolation. */
declare const ISOLATED_CONTAINER: string;

/** webpack's own: the file name of a chunk. */
declare let __webpack_get_script_filename__: (chunkId: string | number) => string;

/** webpack's own: what a build carries of the federation runtime. */
declare const __webpack_require__: {
  federation: { runtime: object; bundlerRuntime: object; attachShareScopeMap: object };
};
