import type { AppContext } from '../app-context';
import { withdrawConsent } from '../modules/consents/change-consent';
import type { Actor } from '../modules/session/actor';
import { planComingDays } from './plan-coming-days';
import { type DemoClinic, momentOf } from './demo-clinic';
import { type DemoDocument, planUpdate, planUploads } from './demo-documents';
import type { StoryMoment } from './run-story';
import { planVisit } from './plan-visit';
import { giveCare } from './give-care';
import { agree, joinClinic } from './join-clinic';
import { planHistory, shuffledEndings } from './plan-history';
import { DEMO_PATIENTS, type DemoPatient } from './story/patients';
import { CARE, PAST } from './story/visits';

interface Given {
  /** The hash of a password that nobody knows. */
  unknownPasswordHash: string;
  documents: readonly DemoDocument[];
  /** The service’s own context. */
  context: AppContext;
}

/** The day on which the coming days are planned: all patients have joined, and the coming days are still free. */
const COMING_DAYS_PLANNED = -30;
const MORNING = 8 * 60;
const NOON = 12 * 60;

/** Adds each patient to the map `patients`, by user name, when they join. */
export function planPatients(
  { later, random }: StoryMoment,
  clinic: DemoClinic,
  patients: Map<string, Actor>,
  { unknownPasswordHash, documents, context }: Given,
): void {
  const join = (demoPatient: DemoPatient, then: (moment: StoryMoment, patient: Actor) => void) =>
    later(momentOf(clinic, demoPatient.joined, NOON), async (moment) => {
      const patient = await joinClinic(moment, demoPatient, unknownPasswordHash);
      patients.set(demoPatient.username, patient);
      then(moment, patient);
    });

  const [first, ...others] = DEMO_PATIENTS;
  if (!first) throw new Error('The story needs patients.');
  join(first, (moment, patient) => {
    for (const visit of PAST) {
      const care = CARE[visit.day] ?? {};
      planVisit(moment, clinic, {
        ...visit,
        patient,
        doctor: visit.isTheDoctors ? clinic.doctor : undefined,
        care: (after, seen) => giveCare(after, clinic, seen, patient, care),
      });
    }
    planUploads(moment, clinic, context, patient, documents);
    planUpdate(moment, clinic, patient);
    planConsents(moment, clinic, patient);
  });
  const endings = shuffledEndings(random);
  for (const demoPatient of others) {
    join(demoPatient, (moment, patient) =>
      planHistory(moment, clinic, patient, demoPatient, endings.get(demoPatient.username) ?? []),
    );
  }
  later(momentOf(clinic, COMING_DAYS_PLANNED, MORNING), (moment) =>
    planComingDays(moment, clinic, patients, context.now()),
  );
}

function planConsents({ later }: StoryMoment, clinic: DemoClinic, patient: Actor): void {
  later(momentOf(clinic, -116, NOON), async ({ context }) => {
    await agree(context, patient, 'telemedicine');
    await agree(context, patient, 'research');
  });
  later(momentOf(clinic, -52, NOON), async ({ context }) => {
    await withdrawConsent(context, patient, 'research');
  });
}
