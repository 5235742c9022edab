import { readProse, type ProseSection } from '../../components/prose-sections';
import { paths } from '../../paths';
import { asRecords, asText, asTexts, firstOfEach } from '../../read-json';
import { readLinks, type PageLink } from '../../read-links';

export interface Publication {
  /** Its page. */
  url: string;
  /** "Leaflet" or "Article". */
  kind: string;
  title: string;
  summary: string;
  picture: string;
  /** How long reading it takes; 0 when that is not said. */
  minutes: number;
  published: string;
  sections: ProseSection[];
  /** When to go to a hospital at once. */
  urgent: string[];
  /** When to ask a doctor. */
  ask: string[];
  related: PageLink[];
}

export const PUBLICATIONS_FILE = 'data/publications.json';

/** Reads texts that may lack parts; without an address of its own one can't be opened. */
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
