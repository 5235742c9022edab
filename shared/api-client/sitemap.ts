import type { SitemapEntry } from '../contracts/sitemap';
import { readStaticData } from './static-data';

/** Every public page of the site. It comes from the site itself, not from the remote that asks. */
export const readSitemap = () => readStaticData<Partial<SitemapEntry>[]>('/sitemap.json');
