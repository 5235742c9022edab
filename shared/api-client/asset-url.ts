/**
 * The address of a remote's own file, at any origin. The module must not be shared at run time, since webpack sets the
 * public path in each remote's copy. Without a bundle the base is the site's root.
 */
export function assetUrl(path: string): string {
  const base = typeof __webpack_public_path__ === 'undefined' ? '/' : __webpack_public_path__;
  return base + path;
}
