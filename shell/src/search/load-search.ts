import type { Registry } from '@nivara/shared/contracts/registry';
import type { FailureReports } from '../remotes/failure-reports';
import { loadDocuments } from './load-documents';
import { type SearchGroup, searchDocuments } from './search-documents';

/** Imported only when somebody searches, so that the first page load does not download the search. */
export async function loadSearch(
  registry: Registry,
  reports: FailureReports,
): Promise<(query: string) => SearchGroup[]> {
  const documents = await loadDocuments(registry, reports);
  return (query) => searchDocuments(documents, query);
}
