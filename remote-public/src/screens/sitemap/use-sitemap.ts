import { SITEMAP_FILE, type SitemapEntry } from '@nivara/shared/contracts/sitemap';
import { useStaticData } from '@nivara/shared/app-context/use-static-data';
import { asRecords, asText, firstOfEach } from '../../read-json';
import { SERVICES_FILE, toServices } from '../../service-entry';
import { useDirectors } from '../../use-directors';
import { shownName } from '../../shown-name';

export interface Sitemap {
  groups: { kind: string; pages: SitemapEntry[] }[];
  /** False when only this remote's own pages are known. */
  complete: boolean;
  /** Loads the failed files again. */
  retry: () => void;
}

const PAGES_FILE = 'data/pages.json';
const OTHER_KIND = 'More';

/** Sections of a page are not listed as pages. */
const readPages = (data: unknown, kind = OTHER_KIND): SitemapEntry[] => {
  const pages = asRecords(data)
    .map((entry) => ({
      title: asText(entry.title),
      url: asText(entry.url),
      kind: asText(entry.kind) || kind,
    }))
    .filter(({ title, url }) => title !== '' && url.startsWith('/') && !url.includes('#'));
  return firstOfEach(pages, ({ url }) => url);
};

const readOwnPages = (data: unknown) => readPages(data, 'Pages');

/** Lists the site's pages; while the site does not answer, only the pages in this remote’s data files. */
export function useSitemap(): Sitemap | undefined {
  const site = useStaticData(SITEMAP_FILE, readPages);
  const pages = useStaticData(PAGES_FILE, readOwnPages);
  const services = useStaticData(SERVICES_FILE, toServices);
  const directors = useDirectors();

  const own = [pages, services, directors];
  const retry = () => [site, ...own].forEach((file) => file.status === 'failed' && file.retry());

  if (site.status === 'ready' && site.data.length > 0) {
    return { groups: byKind(site.data), complete: true, retry };
  }
  if (site.status === 'loading' || own.some(({ status }) => status === 'loading')) return undefined;

  const known: SitemapEntry[] = [
    ...(services.status === 'ready'
      ? services.data.map(({ name, url }) => ({ title: name, url, kind: 'Services' }))
      : []),
    ...(directors.status === 'ready'
      ? directors.data.map((each) => ({ title: shownName(each), url: each.url, kind: 'Doctors' }))
      : []),
    ...(pages.status === 'ready' ? pages.data : []),
  ];
  return { groups: byKind(known), complete: false, retry };
}

const byKind = (entries: readonly SitemapEntry[]) =>
  [...new Set(entries.map(({ kind }) => kind))].map((kind) => ({
    kind,
    pages: entries.filter((entry) => entry.kind === kind),
  }));
