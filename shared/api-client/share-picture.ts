/** Other sites show no SVG, so `npm run share-pictures` makes a PNG of the same name. */
export const sharePicture = (picture: string): string =>
  picture.replace(/^(?:.*\/)?([^/]+)\.svg$/, 'images/share/$1.png');
