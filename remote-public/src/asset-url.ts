/** The address of one of this remote's own files, wherever the remote is served from. Outside of a bundle: the site's root. */
export function assetUrl(path: string): string {
  const base = typeof __webpack_public_path__ === 'undefined' ? '/' : __webpack_public_path__;
  return base + path;
}
