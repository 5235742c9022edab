import { readStaticData } from '@nivara/shared/api-client/static-data';
import type { SearchSource } from '@nivara/shared/contracts/remote-manifest';
import type { Registry } from '@nivara/shared/contracts/registry';
import type { FailureReports } from '../remotes/failure-reports';
import { searchOf } from '../remotes/read-manifest';
import { buildUrl } from '../remotes/remote-url';
import type { SearchDocument } from './search-documents';

/** A source that cannot be read is reported and loses only its own entries. */
export async function loadDocuments(registry: Registry, reports: FailureReports): Promise<SearchDocument[]> {
  const sources = Object.entries(registry.remotes).flatMap(([remote, entry]) =>
    searchOf(entry).map((source) => ({ remote, entry, source })),
  );
  const read = await Promise.all(
    sources.map(async ({ remote, entry, source }) => {
      try {
        const [data, keywords] = await Promise.all([
          readStaticData<unknown>(buildUrl(entry, source.data)),
          source.keywords === undefined ? {} : readStaticData<unknown>(buildUrl(entry, source.keywords)),
        ]);
        return toDocuments(source, data, keywords);
      } catch (error) {
        reports.reportFailure(remote, entry.version, `reading ${source.data} for the search`, error);
        return [];
      }
    }),
  );
  return withoutRepeats(read.flat());
}

export function toDocuments(
  { kind, first, fields }: SearchSource,
  data: unknown,
  keywords: unknown = {},
): SearchDocument[] {
  if (!Array.isArray(data)) return [];
  return data.flatMap((entry: unknown) => {
    const title = textOf(entry, fields.title);
    const url = textOf(entry, fields.url);
    if (!title || !url.startsWith('/')) return [];
    return [
      {
        kind,
        title,
        url,
        text: (fields.text ?? [])
          .map((field) => textOf(entry, field))
          .filter(Boolean)
          .join(' · '),
        keywords: textOf(keywords, url),
        isFirst: first === true,
      },
    ];
  });
}

function textOf(entry: unknown, field: string): string {
  if (typeof entry !== 'object' || entry === null || !Object.hasOwn(entry, field)) return '';
  const value: unknown = Reflect.get(entry, field);
  if (Array.isArray(value)) return value.filter((part) => typeof part === 'string').join(' ');
  return typeof value === 'string' ? value : '';
}

/** Two sources may offer the same page; the first one counts. */
const withoutRepeats = (documents: SearchDocument[]) =>
  [...new Map(documents.toReversed().map((document) => [document.url, document])).values()].toReversed();
