import { assetUrl } from '@nivara/shared/api-client/asset-url';
import { sharePicture } from '@nivara/shared/api-client/share-picture';

/** The picture that other sites show beside a link to a page; the picture of all courses by default. */
export const shareImage = (picture = ''): string =>
  assetUrl(picture === '' ? 'images/share/courses.png' : sharePicture(picture));
