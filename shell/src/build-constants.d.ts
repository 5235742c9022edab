/** True in builds for watch mode, set by webpack. */
declare const WATCH_MODE: boolean;

/** webpack's globals for the modules that the parts of the site share. */
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: { default: object };
