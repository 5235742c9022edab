import { sql } from 'kysely';
import type { TrendsQuery } from '@nivara/shared/domain/medical-test';
import { PATIENT_MESSAGES } from '@nivara/shared/domain/patient-in-care';
import type { Trend } from '@nivara/shared/domain/test-values';
import type { AppContext } from '../../app-context';
import type { TestValuesTable } from '../../database/care-tables';
import type { Database } from '../../database/tables';
import { invalid } from '../../problems';
import { auditRead } from '../audit/audit';
import { requireMayRead } from '../doctors/treating';
import { type Actor, isDoctor } from '../session/actor';

type Measured = Pick<TestValuesTable, 'analyte' | 'unit' | 'low' | 'high' | 'value' | 'measured_at'>;

const MOST_POINTS = 200;

/** Counts, for each analyte and unit, from the latest value on. */
const latestFirst = sql<number | string>`row_number() over (
  partition by lower(entry.analyte), entry.unit order by entry.measured_at desc, entry.id desc)`;

/** Of one person: the account's own, or the named family member. */
export async function readTrends(
  context: AppContext,
  actor: Actor,
  { analyte, patient, familyMember }: TrendsQuery,
): Promise<Trend[]> {
  if (!patient && isDoctor(actor)) throw invalid([{ path: 'patient', message: PATIENT_MESSAGES.required }]);
  const accountId = patient ?? actor.accountId;
  await requireMayRead(context, actor, accountId);
  await auditRead(context, actor, { noun: 'tests', patientId: accountId });
  const key = familyMember ? `family:${familyMember}` : `account:${accountId}`;
  return toTrends(await latestValues(context.database, accountId, key, analyte?.trim()));
}

function latestValues(
  database: Database,
  accountId: string,
  key: string,
  analyte: string | undefined,
): Promise<Measured[]> {
  let measured = database
    .selectFrom('test_values as entry')
    .innerJoin('tests', 'tests.id', 'entry.test_id')
    .select(['entry.id', 'entry.analyte', 'entry.unit', 'entry.low', 'entry.high'])
    .select(['entry.value', 'entry.measured_at', latestFirst.as('place')])
    .where('entry.account_id', '=', accountId)
    .where('tests.patient_key', '=', key);
  if (analyte) measured = measured.where(sql`lower(entry.analyte)`, '=', sql<string>`lower(${analyte})`);
  return database
    .selectFrom(measured.as('latest'))
    .select(['analyte', 'unit', 'low', 'high', 'value', 'measured_at'])
    .where('place', '<=', MOST_POINTS)
    .orderBy('measured_at')
    .orderBy('id')
    .execute();
}

/** A line each for what bears the same name in the same unit, with the name and the range as they were last. */
function toTrends(values: readonly Measured[]): Trend[] {
  const trends = new Map<string, Trend>();
  for (const { analyte, unit, low, high, value, measured_at } of values) {
    const line = JSON.stringify([analyte.toLowerCase(), unit]);
    const points = trends.get(line)?.points ?? [];
    points.push({ at: measured_at, value });
    trends.set(line, { name: analyte, unit, low, high, points });
  }
  const place = ({ name, unit }: Trend) => `${name.toLowerCase()} ${unit}`;
  return [...trends.values()].sort((one, other) => (place(one) < place(other) ? -1 : 1));
}
