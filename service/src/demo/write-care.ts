import { isDue, newDietSchema, newYogaSchema } from '@nivara/shared/domain/care-plan';
import { addDays, clinicDate, clinicMoment } from '@nivara/shared/domain/clinic-time';
import { newPrescriptionSchema } from '@nivara/shared/domain/prescription';
import { visitNotesSchema } from '@nivara/shared/domain/visit';
import { type CarePlanRow, itemsOf } from '../modules/care-plans/care-plan-repository';
import { markItem } from '../modules/care-plans/mark-item';
import { DIETS, YOGA } from '../modules/care-plans/plan-noun';
import { writePlan } from '../modules/care-plans/write-care-plan';
import { writePrescription } from '../modules/prescriptions/write-prescription';
import { signVisit, writeVisitNotes } from '../modules/visits/write-visit-notes';
import type { Actor } from '../modules/session/actor';
import { asSent } from './demo-clinic';
import type { StoryMoment } from './run-story';
import type { EndedVisit } from './plan-visit';
import type { DemoPlan } from './story/plans';
import type { DemoPrescription } from './story/prescriptions';

export async function prescribe(
  { context }: StoryMoment,
  { doctor, inCare }: EndedVisit,
  prescription: DemoPrescription,
): Promise<void> {
  await writePrescription(context, doctor, asSent(newPrescriptionSchema, { ...inCare, ...prescription }));
}

/** The story has no notes of its own: a prescription's info and clinical notes are the visit's assessment and findings. */
export async function signNotes(
  { context }: StoryMoment,
  { doctor, inCare, complaint }: EndedVisit,
  { info = '', clinicalNotes = '' }: DemoPrescription,
): Promise<void> {
  const texts = { complaint, findings: clinicalNotes, assessment: info, plan: 'As prescribed.', advice: '' };
  const notes = asSent(visitNotesSchema, { ...texts, followUpOn: null, version: 0 });
  await writeVisitNotes(context, doctor, inCare.visit, notes);
  await signVisit(context, doctor, inCare.visit, 1);
}

const EVENING = 21 * 60;
/** The percentage of items that are marked as done. */
const DONE_PERCENT = 70;

export async function plan(
  { context, later }: StoryMoment,
  { doctor, inCare }: EndedVisit,
  patient: Actor,
  { kind, title, notes, lasts, marked, items }: DemoPlan,
): Promise<void> {
  const validFrom = addDays(clinicDate(context.now()), 1);
  const values = {
    ...inCare,
    title,
    notes,
    validFrom,
    validTo: addDays(validFrom, lasts - 1),
    items: items.map(({ session, ...item }) => ({
      ...item,
      ...(session !== undefined && { date: addDays(validFrom, session) }),
    })),
  };
  const row =
    kind === 'diet'
      ? await writePlan(context, doctor, DIETS, { ...asSent(newDietSchema, values), kind })
      : await writePlan(context, doctor, YOGA, asSent(newYogaSchema, { ...values, kind }));
  for (let day = 0; day < marked; day += 1) {
    const date = addDays(validFrom, day);
    later(clinicMoment(date, EVENING), (next) => markDay(next, row, patient, date));
  }
}

async function markDay(
  { context, random }: StoryMoment,
  row: CarePlanRow,
  patient: Actor,
  date: string,
): Promise<void> {
  const noun = row.kind === 'diet' ? DIETS : YOGA;
  for (const item of itemsOf(row)) {
    if (!isDue(item, date) || random.between(1, 100) > DONE_PERCENT) continue;
    await markItem(context, patient, noun, { id: row.id, date, itemId: item.id });
  }
}
