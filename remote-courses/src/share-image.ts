import { assetUrl } from '@nivara/shared/api-client/asset-url';
import { sharePicture } from '@nivara/shared/api-client/share-picture';

/** The picture beside shared links; a page without one shows the picture of all courses. */
export const shareImage = (picture = ''): string =>
  assetUrl(picture === '' ? 'images/share/courses.png' : sharePicture(picture));
