import { PageHead, type PageHeadProps } from '@nivara/shared/ui/layout/page-head';
import { shareImage } from '../share-image';

interface PublicHeadProps extends Omit<PageHeadProps, 'image' | 'noIndex'> {
  /** The picture that other sites show with a link to the page; the clinic’s own picture by default. */
  picture?: string;
}

/** The title, description and share picture of a public page. */
export const PublicHead = ({ picture, ...head }: PublicHeadProps) => (
  <PageHead {...head} image={shareImage(picture)} />
);
