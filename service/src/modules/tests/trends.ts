import type { TrendsQuery } from '@nivara/shared/domain/medical-test';
import { PATIENT_MESSAGES } from '@nivara/shared/domain/patient-in-care';
import type { Trend } from '@nivara/shared/domain/test-values';
import type { AppContext } from '../../app-context';
import { invalid } from '../../problems';
import { auditRead } from '../audit/audit';
import { requireMayRead } from '../doctors/treating';
import { type Actor, isDoctor } from '../session/actor';
import { keyOf } from '../treated-patients/patient-key';
import { targetKey } from './set-target';
import { targetsOf } from './target-repository';
import { type Measured, latestValues } from './trend-repository';

/** Reads the trends of one patient: the account's holder or a family member. */
export async function readTrends(
  context: AppContext,
  actor: Actor,
  { analyte, patient, familyMember }: TrendsQuery,
): Promise<Trend[]> {
  if (!patient && isDoctor(actor)) throw invalid([{ path: 'patient', message: PATIENT_MESSAGES.required }]);
  const accountId = patient ?? actor.accountId;
  const key = keyOf({ accountId, familyMemberId: familyMember || null });
  await requireMayRead(context, actor, { account_id: accountId, patient_key: key });
  await auditRead(context, actor, { noun: 'tests', patientId: accountId });
  const filter = { analyte: analyte?.trim(), onlyShown: !isDoctor(actor) };
  const trends = toTrends(await latestValues(context.database, accountId, key, filter));
  const targets = await targetsOf(context.database, key);
  return trends.map((trend) => {
    const { analyte: name, unit } = targetKey({ analyte: trend.name, unit: trend.unit });
    const found = targets.find((each) => each.analyte === name && each.unit === unit);
    if (!found) return trend;
    const { low, high, doctor, set_at: setAt } = found;
    return { ...trend, target: { low, high, doctor, setAt } };
  });
}

/** Makes one trend per name and unit, with the latest name and range. */
function toTrends(values: readonly Measured[]): Trend[] {
  const trends = new Map<string, Trend>();
  for (const { analyte, unit, low, high, value, measured_at } of values) {
    const trendKey = JSON.stringify([analyte.toLowerCase(), unit]);
    const points = trends.get(trendKey)?.points ?? [];
    points.push({ at: measured_at, value });
    trends.set(trendKey, { name: analyte, unit, low, high, points });
  }
  const sortKey = ({ name, unit }: Trend) => `${name.toLowerCase()} ${unit}`;
  return [...trends.values()].sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
}
