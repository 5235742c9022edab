import { GALLERY_PATH, RECOVER_PATH, SEARCH_PATH } from '@nivara/shared/contracts/site-paths';

/** Every other path belongs to the remote that the registry names. */
export const paths = {
  home: '/',
  search: SEARCH_PATH,
  recover: RECOVER_PATH,
  gallery: GALLERY_PATH,
} as const;

export const searchPath = (query: string) => `${paths.search}?q=${encodeURIComponent(query)}`;
