import type { Actor } from '../modules/session/actor';
import type { DemoClinic } from './demo-clinic';
import type { StoryMoment } from './run-story';
import type { EndedVisit } from './plan-visit';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { setTarget } from '../modules/tests/set-target';
import { planCalled } from './story/plans';
import { prescriptionCalled } from './story/prescriptions';
import type { Care } from './story/visits';
import { plan, prescribe, signNotes } from './write-care';
import { letMeasure, order, orderForLab, orderInWard, testAtVisit } from './write-tests';

/** The steps always come in the same sequence, since each draws its ids from the same randomness. */
export async function giveCare(
  moment: StoryMoment,
  clinic: DemoClinic,
  seen: EndedVisit,
  patient: Actor,
  { prescriptions = [], plans = [], lab, toBook, inWard, atVisit = [], home = [], targets = [] }: Care,
): Promise<void> {
  const today = clinicDate(moment.context.now());
  const written = prescriptions.map((id) => prescriptionCalled(id, today));
  for (const prescription of written) await prescribe(moment, seen, prescription);
  if (written[0]) await signNotes(moment, seen, written[0]);
  for (const id of plans) await plan(moment, seen, patient, planCalled(id));
  if (lab) await orderForLab(moment, clinic, seen, { patient, ...lab });
  if (toBook) await order(moment, seen, toBook);
  if (inWard) await orderInWard(moment, seen, inWard);
  await testAtVisit(moment, seen, ...atVisit);
  for (const each of home) await letMeasure(moment, seen, patient, each);
  for (const target of targets) await setTarget(moment.context, seen.doctor, seen.inCare.patient, target);
}
