import { toE164 } from '@nivara/shared/domain/phone-number';
import type { Database } from '../../database/tables';
import { listPeople } from './desk-people-repository';

type Query = Parameters<typeof listPeople>[2];

/** A whole phone number is looked up by its index, since other searches read everybody. */
export async function findPeople(database: Database, today: string, query: Query) {
  const phone = query.q === undefined ? undefined : toE164(query.q);
  if (phone !== undefined) {
    const { q: _, ...others } = query;
    const found = await listPeople(database, today, others, phone);
    if (found.total > 0) return found;
  }
  return listPeople(database, today, query);
}
