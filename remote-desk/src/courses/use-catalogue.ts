import { useStaticData } from '@nivara/shared/app-context/use-static-data';
import { SITEMAP_FILE, type SitemapEntry } from '@nivara/shared/contracts/sitemap';
import type { Loadable } from '@nivara/shared/app-context/loadable';

const COURSE = /^\/courses\/[a-z0-9-]+$/;

export type CatalogueCourse = Pick<SitemapEntry, 'title' | 'url'>;

const isEntry = (entry: unknown): entry is CatalogueCourse =>
  typeof entry === 'object' &&
  entry !== null &&
  'url' in entry &&
  'title' in entry &&
  typeof entry.url === 'string' &&
  typeof entry.title === 'string';

const readCatalogue = (data: unknown): CatalogueCourse[] =>
  (Array.isArray(data) ? data : []).filter(isEntry).filter(({ url }) => COURSE.test(url));

/** Reads from the sitemap the courses that have a page: the catalogue itself belongs to another remote. */
export const useCatalogue = (): Loadable<CatalogueCourse[]> => useStaticData(SITEMAP_FILE, readCatalogue);
