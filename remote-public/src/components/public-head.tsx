import { PageHead, type PageHeadProps } from '@nivara/shared/ui/layout/page-head';
import { shareImage } from '../share-image';

interface PublicHeadProps extends Omit<PageHeadProps, 'image' | 'noIndex'> {
  /** The drawing beside shared links; without one it is the clinic’s. */
  picture?: string;
}

/** The title, description and share picture of a public page. */
export const PublicHead = ({ picture, ...head }: PublicHeadProps) => (
  <PageHead {...head} image={shareImage(picture)} />
);
