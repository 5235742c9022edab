import { assetUrl } from '@nivara/shared/api-client/asset-url';
import { sharePicture } from '@nivara/shared/api-client/share-picture';

/** What other sites show beside a link to a page; without a picture of its own it is the clinic’s. */
export const shareImage = (picture = ''): string =>
  assetUrl(picture === '' ? 'images/share.png' : sharePicture(picture));
