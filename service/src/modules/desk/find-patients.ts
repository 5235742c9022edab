import { toE164 } from '@nivara/shared/domain/phone-number';
import type { AppContext } from '../../app-context';
import { findFew } from '../treated-patients/patient-search-repository';
import { listDeskPatients } from './desk-patient-repository';

type Query = Parameters<typeof listDeskPatients>[2];

/** A whole phone number is looked up by its index, however it is typed; every other text is searched for by words. */
export async function findPatients(
  { database, databaseKind }: Pick<AppContext, 'database' | 'databaseKind'>,
  today: string,
  query: Query,
) {
  const phone = query.q === undefined ? undefined : toE164(query.q);
  if (phone !== undefined) {
    const { q: _, sort, ...others } = query;
    // Without a sort, patients who have been seen come first, then the others, each by name; a sort by name keeps that.
    const own = sort === 'name' ? others : { ...others, ...(sort && { sort }) };
    const found = await listDeskPatients(database, today, own, { phone });
    if (found.rows.length > 0) return found;
    // A page after the end has no total, so the first page tells whether the number is known.
    const isBeyond = (query.page ?? 1) > 1;
    if (
      isBeyond &&
      (await listDeskPatients(database, today, { ...own, page: 1, size: 1 }, { phone })).total > 0
    )
      return found;
  }
  const few = await findFew(database, databaseKind, query.q);
  return listDeskPatients(database, today, query, { few });
}
