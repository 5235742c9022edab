import { assetUrl } from '@nivara/shared/api-client/asset-url';

/** What other sites show beside a link to a page. They take no SVG, so it is one picture for all pages. */
export const shareImage = (): string => assetUrl('images/share.png');
