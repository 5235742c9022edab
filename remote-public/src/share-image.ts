import { assetUrl } from '@nivara/shared/api-client/asset-url';
import { sharePicture } from '@nivara/shared/api-client/share-picture';

/** The picture beside shared links; a page without a picture shares the picture of the clinic. */
export const shareImage = (picture = ''): string =>
  assetUrl(picture === '' ? 'images/share.png' : sharePicture(picture));
