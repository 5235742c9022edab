import { readProse, type ProseSection } from '../../components/prose-sections';
import { asRecords, asText } from '../../read-json';

export interface LegalPage {
  url: string;
  title: string;
  summary: string;
  /** The day of the last change. */
  changed: string;
  sections: ProseSection[];
}

export const LEGAL_FILE = 'data/legal.json';

export const readLegalPages = (data: unknown): LegalPage[] =>
  asRecords(data)
    .map((entry) => ({
      url: asText(entry.url),
      title: asText(entry.title) || 'Legal',
      summary: asText(entry.summary),
      changed: asText(entry.changed),
      sections: readProse(entry.sections),
    }))
    .filter(({ url }) => url !== '');
