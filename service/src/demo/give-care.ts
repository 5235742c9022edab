import type { Actor } from '../modules/session/actor';
import type { DemoClinic } from './demo-clinic';
import type { Moment } from './demo-story';
import type { Seen } from './demo-visit';
import type { Care } from './story/visits';
import { plan, prescribe } from './write-care';
import { letMeasure, order, orderForLab, orderInWard, testAtVisit } from './write-tests';

/** Always in this order: each step draws its ids from the moment's randomness. */
export async function giveCare(
  moment: Moment,
  clinic: DemoClinic,
  seen: Seen,
  patient: Actor,
  { prescriptions = [], plans = [], lab, toBook, inWard, atVisit = [], home = [] }: Care,
): Promise<void> {
  await prescribe(moment, seen, ...prescriptions);
  for (const each of plans) await plan(moment, seen, patient, each);
  if (lab) await orderForLab(moment, clinic, seen, { patient, ...lab });
  if (toBook) await order(moment, seen, toBook);
  if (inWard) await orderInWard(moment, seen, inWard);
  await testAtVisit(moment, seen, ...atVisit);
  for (const each of home) await letMeasure(moment, seen, patient, each);
}
