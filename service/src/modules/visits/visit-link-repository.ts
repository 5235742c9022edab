import type { Visit } from '@nivara/shared/domain/visit';
import type { Database } from '../../database/tables';

/** What was written during a visit. */
export async function linksOf(database: Database, visitId: string): Promise<Visit['links']> {
  const prescriptions = await database
    .selectFrom('prescriptions')
    .select(['id', 'kind', 'date', 'info', 'prescription'])
    .where('visit_id', '=', visitId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const tests = await database
    .selectFrom('tests')
    .select(['id', 'kind', 'booking_date as date', 'name as title'])
    .where('visit_id', '=', visitId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const plans = await database
    .selectFrom('care_plans')
    .select(['id', 'kind', 'valid_from as date', 'title'])
    .where('visit_id', '=', visitId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    prescriptions: prescriptions.map(({ info, prescription, ...row }) => ({
      ...row,
      title: info || prescription,
    })),
    tests,
    plans,
  };
}
