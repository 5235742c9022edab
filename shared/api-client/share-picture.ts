/**
 * The file to show beside a link to a page, in place of this picture: other sites take no SVG. Each of a remote’s
 * drawings that stands for a page has a PNG of its name, which `npm run share-pictures` makes.
 */
export const sharePicture = (picture: string): string =>
  picture.replace(/^(?:.*\/)?([^/]+)\.svg$/, 'images/share/$1.png');
