import { keyOf } from '../src/modules/treated-patients/patient-key';
import { type Cast, type Person, letTreat, letTreatMember } from './cast';
import { addFamilyMember } from './patient-records';
import { raiseTestBill } from './test-bill';
import type { TestApp } from './test-app';
import { pdfForm } from './upload-form';
import { addSignedVisit } from './visit-notes';

/** A patient of the family and, for each noun, the id of one thing that belongs to the patient. */
export interface FamilyPatient {
  /** The chart's id. */
  id: string;
  /** The patient's ids, as the body of a call has them. */
  named: { patient: string; familyMember: string | null };
  doctor: Person;
  /** Ids by noun. */
  ids: Record<Noun, string>;
}

export const NOUNS = [
  'prescriptions',
  'tests',
  'diets',
  'yoga',
  'visits',
  'appointments',
  'bills',
  'uploads',
  'conversations',
] as const;
export type Noun = (typeof NOUNS)[number];

export const PLAN = { validFrom: '2026-03-01', validTo: '2026-03-31', items: [{ title: 'Each morning' }] };
export const VALUES = [{ analyte: 'Fasting glucose', value: 92 }];

/** The holder of an account, whom one doctor treats, and a child, whom the other doctor treats. */
export async function familyOfTwo(
  test: TestApp,
  cast: Cast,
): Promise<{ holder: FamilyPatient; child: FamilyPatient }> {
  const { patient, otherDoctor, treatingDoctor } = cast;
  const childId = await addFamilyMember(test, patient, 'Ravi Rao');
  await letTreat(test, treatingDoctor, patient);
  await letTreatMember(test, otherDoctor, patient, childId);
  await test.call('POST', '/personalDetails', { personalDetails: { firstName: 'Asha' } }, patient.headers);
  return {
    holder: await familyPatient(test, cast, treatingDoctor, null),
    child: await familyPatient(test, cast, otherDoctor, childId),
  };
}

async function familyPatient(
  test: TestApp,
  cast: Cast,
  doctor: Person,
  familyMember: string | null,
): Promise<FamilyPatient> {
  const { patient } = cast;
  const named = { patient: patient.accountId, familyMember };
  const post = async (path: string, body: object, who = doctor) => {
    const answer = await test.call('POST', path, body, who.headers);
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`);
    return answer.json<{ id: string }>().id;
  };
  const patient_key = keyOf({ accountId: patient.accountId, familyMemberId: familyMember });
  const differences = { family_member_id: familyMember, patient_key };
  const visitId = await addSignedVisit(
    test,
    { patient, treatingDoctor: doctor },
    { ...differences, slot: 4 },
  );
  const bill = await raiseTestBill(test, { patient, doctor });
  await test.context.database
    .updateTable('appointments')
    .set(differences)
    .where('id', '=', bill.appointmentId)
    .execute();
  await test.context.database.updateTable('bills').set({ patient_key }).where('id', '=', bill.id).execute();
  const analytes = [{ name: 'Fasting glucose', unit: 'mg/dL', low: 70, high: 99 }];
  const testId = await post('/tests', { ...named, testName: 'Sugar', kind: 'clinic', analytes });
  await test.call('PATCH', `/tests/${testId}`, { status: 'completed', values: VALUES }, doctor.headers);
  const about = { kind: 'appointment', id: visitId };
  return {
    id: familyMember ?? patient.accountId,
    named,
    doctor,
    ids: {
      prescriptions: await post('/prescriptions', {
        ...named,
        kind: 'diet',
        items: [{ meal: 'Breakfast', food: 'Poha' }],
      }),
      tests: testId,
      diets: await post('/diets', { ...named, ...PLAN, title: 'Less salt' }),
      yoga: await post('/yoga', { ...named, ...PLAN, title: 'Calm', kind: 'yogarx' }),
      visits: visitId,
      appointments: visitId,
      bills: bill.id,
      uploads: await addDocument(test, cast, familyMember),
      conversations: await post(
        '/conversations',
        { doctor: doctor.accountId, text: 'Hello', about },
        patient,
      ),
    },
  };
}

async function addDocument(test: TestApp, { patient }: Cast, familyMember: string | null): Promise<string> {
  const { payload, headers } = await pdfForm();
  const answer = await test.send({
    method: 'POST',
    url: '/v1_1/nivara/raw/upload',
    payload,
    headers: { ...patient.headers, ...headers },
  });
  const { id } = answer.json<{ id: string }>();
  if (familyMember === null) return id;
  await test.context.database
    .updateTable('uploads')
    .set({ family_member_id: familyMember, patient_key: `family:${familyMember}` })
    .where('id', '=', id)
    .execute();
  return id;
}
