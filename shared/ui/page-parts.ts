/**
 * The shell's start and nearly every screen use these modules. Builds import them together, so that a remote uses the
 * shell's copy if both were made from the same sources: tooling/build/share-page-parts.js
 */
export * from './feedback/empty-state';
export * from './feedback/error-state';
export * from './feedback/skeleton';
export * from './feedback/spinner';
export * from './form/button';
export * from './form/button-look';
export * from './layout/layout';
export * from './layout/visually-hidden';
export * from './tokens/on-deep';
export * from './tokens/theme';
