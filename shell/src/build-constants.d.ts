/** True in builds for watch mode, set by webpack. */
declare const WATCH_MODE: boolean;
