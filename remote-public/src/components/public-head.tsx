import { PageHead, type PageHeadProps } from '@nivara/shared/ui/layout/page-head';
import { shareImage } from '../share-image';

interface PublicHeadProps extends Omit<PageHeadProps, 'image' | 'noIndex'> {
  /** The drawing that the page is known by; without one the clinic’s own is shown. */
  picture?: string;
}

/** What a public page is called and how it looks where people share it. */
export const PublicHead = ({ picture, ...head }: PublicHeadProps) => (
  <PageHead {...head} image={shareImage(picture)} />
);
