/**
 * The address of one of a remote's own files, wherever the remote is served from. Not shared at run time: webpack puts
 * the public path of each build that bundles this file into it. Outside of a bundle it is the site's root.
 */
export function assetUrl(path: string): string {
  const base = typeof __webpack_public_path__ === 'undefined' ? '/' : __webpack_public_path__;
  return base + path;
}
