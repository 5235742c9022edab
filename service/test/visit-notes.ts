import type { VisitNotes } from '@nivara/shared/domain/visit';
import { addAppointment } from './add-appointment';
import type { Cast } from './cast';
import type { TestApp } from './test-app';

export const NOTES: VisitNotes = {
  complaint: 'Cough for a week',
  findings: 'Chest clear',
  assessment: 'Viral bronchitis',
  plan: 'Rest, fluids',
  advice: 'Come back with fever.',
  followUpOn: '2026-03-16',
};

/** Adds an appointment of today with the treating doctor, signs the notes of its visit, and returns its id. */
export async function addSignedVisit(
  test: TestApp,
  cast: Pick<Cast, 'treatingDoctor' | 'patient'>,
  differences: Parameters<typeof addAppointment>[3] = {},
): Promise<string> {
  const id = await addAppointment(test, cast.treatingDoctor, cast.patient, differences);
  const { headers } = cast.treatingDoctor;
  await test.call('PUT', `/visits/${id}/notes`, { ...NOTES, version: 0 }, headers);
  const signed = await test.call('POST', `/visits/${id}/sign`, { version: 1 }, headers);
  if (signed.statusCode !== 200) throw new Error(signed.body);
  return id;
}
