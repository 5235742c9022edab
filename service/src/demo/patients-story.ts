import type { AppContext } from '../app-context';
import { withdrawConsent } from '../modules/consents/change-consent';
import type { Actor } from '../modules/session/actor';
import { planComingDays } from './coming-days';
import { type DemoClinic, momentOf } from './demo-clinic';
import { type DemoDocument, planUpdate, planUploads } from './demo-documents';
import { type DemoPatient, SECOND_PATIENT, THE_PATIENT } from './demo-patients';
import type { Moment } from './demo-story';
import { planVisit } from './demo-visit';
import { agree, joinClinic } from './join-clinic';
import { planHistory, shuffledEndings } from './other-histories';
import { OTHER_PATIENTS } from './other-patients';
import { thePatientsPast } from './the-patients-past';

interface Given {
  /** Of a password that nobody knows. */
  unknownHash: string;
  documents: readonly DemoDocument[];
  /** The service’s own context. */
  context: AppContext;
}

/** By then everybody is a patient, and nothing of the coming days is booked. */
const COMING_DAYS_PLANNED = -30;
const MORNING = 8 * 60;
const NOON = 12 * 60;

/** What the eight patients live through. Those who have joined are put into `patients`, by their usernames. */
export function planPatients(
  { later, random }: Moment,
  clinic: DemoClinic,
  patients: Map<string, Actor>,
  { unknownHash, documents, context }: Given,
): void {
  const join = (person: DemoPatient, then: (moment: Moment, patient: Actor) => void) =>
    later(momentOf(clinic, person.joined, NOON), async (moment) => {
      const patient = await joinClinic(moment, person, unknownHash);
      patients.set(person.username, patient);
      then(moment, patient);
    });

  join(THE_PATIENT, (moment, patient) => {
    for (const visit of thePatientsPast(clinic, patient)) planVisit(moment, clinic, { ...visit, patient });
    planUploads(moment, clinic, context, patient, documents);
    planUpdate(moment, clinic, patient);
    planConsents(moment, clinic, patient);
  });
  const endings = shuffledEndings(random);
  for (const person of [SECOND_PATIENT, ...OTHER_PATIENTS]) {
    join(person, (moment, patient) =>
      planHistory(moment, clinic, patient, person, endings.get(person.username) ?? []),
    );
  }
  later(momentOf(clinic, COMING_DAYS_PLANNED, MORNING), (moment) =>
    planComingDays(moment, clinic, patients, context.now()),
  );
}

/** One more that is given, and one that is withdrawn. */
function planConsents({ later }: Moment, clinic: DemoClinic, patient: Actor): void {
  later(momentOf(clinic, -116, NOON), async ({ context }) => {
    await agree(context, patient, 'telemedicine');
    await agree(context, patient, 'research');
  });
  later(momentOf(clinic, -52, NOON), async ({ context }) => {
    await withdrawConsent(context, patient, 'research');
  });
}
