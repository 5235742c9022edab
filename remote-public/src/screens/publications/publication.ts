import { readProse, type ProseSection } from '../../components/prose-sections';
import { paths } from '../../paths';
import { asRecords, asText, asTexts, firstOfEach } from '../../read-json';
import { readLinks, type PageLink } from '../../read-links';

export interface Publication {
  url: string;
  /** "Leaflet" or "Article". */
  kind: string;
  title: string;
  summary: string;
  picture: string;
  /** The reading time in minutes; 0 when it is not given. */
  minutes: number;
  published: string;
  sections: ProseSection[];
  /** Reasons to go to a hospital at once. */
  urgent: string[];
  /** Reasons to ask a doctor. */
  ask: string[];
  related: PageLink[];
}

export const PUBLICATIONS_FILE = 'data/publications.json';

/** Leaves out texts without an address, which no page could open. */
export function readPublications(data: unknown): Publication[] {
  const texts = asRecords(data).map((entry) => ({
    url: asText(entry.url),
    kind: asText(entry.kind) || 'Article',
    title: asText(entry.title) || 'Untitled',
    summary: asText(entry.summary),
    picture: asText(entry.picture),
    minutes: typeof entry.minutes === 'number' ? entry.minutes : 0,
    published: asText(entry.published),
    sections: readProse(entry.sections),
    urgent: asTexts(entry.urgent),
    ask: asTexts(entry.ask),
    related: readLinks(entry.related),
  }));
  return firstOfEach(
    texts.filter(({ url }) => url.startsWith(`${paths.publications}/`)),
    ({ url }) => url,
  );
}
