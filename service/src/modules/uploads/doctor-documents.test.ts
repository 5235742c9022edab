import type { Visit } from '@nivara/shared/domain/visit';
import { UPLOAD_LIMITS, UPLOAD_MESSAGES, type Upload } from '@nivara/shared/domain/upload';
import { PATIENT_MESSAGES } from '@nivara/shared/domain/patient-in-care';
import { addAppointment } from '../../../test/add-appointment';
import type { Cast, Person } from '../../../test/cast';
import { addTreatedMember } from '../../../test/patient-records';
import { addDocuments } from '../../../test/documents-without-files';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { type FormFile, pdfForm } from '../../../test/upload-form';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

async function add(patient: string, query = '', file: FormFile = {}, by = cast.treatingDoctor) {
  const { payload, headers } = await pdfForm(file);
  const url = `/patients/${patient}/documents${query}`;
  return test.send({ method: 'POST', url, payload, headers: { ...by.headers, ...headers } });
}
const list = async (who: Person, query = '') =>
  (await test.call('GET', `/uploads${query}`, undefined, who.headers)).json<{ rows: Upload[] }>().rows;

it('the patient is notified of a doctor’s document, and can read but not remove it', async () => {
  const answer = await add(cast.patient.accountId, '', { name: 'letter.pdf' });
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json<{ id: string }>();
  expect(await list(cast.patient)).toMatchObject([
    { id, displayName: 'letter.pdf', doctor: 'Dr. Asha Demo', familyMemberId: null, visitId: null },
  ]);
  const file = await test.call('GET', `/uploads/${id}/file`, undefined, cast.patient.headers);
  expect(file.statusCode).toBe(200);
  const removal = await test.call('DELETE', `/uploads/${id}`, undefined, cast.patient.headers);
  expect(removal.statusCode).toBe(404);
  const notified = await test.context.database
    .selectFrom('notifications')
    .select(['account_id', 'text', 'about_kind'])
    .execute();
  expect(notified).toEqual([
    {
      account_id: cast.patient.accountId,
      text: 'Dr. Asha Demo has added a document for Demo Patient.',
      about_kind: 'document',
    },
  ]);
  const audit = await test.context.database
    .selectFrom('audit')
    .select(['actor_id', 'action', 'patient_id'])
    .where('record_id', '=', id)
    .where('action', '=', 'create')
    .execute();
  expect(audit).toEqual([
    { actor_id: cast.treatingDoctor.accountId, action: 'create', patient_id: cast.patient.accountId },
  ]);
});

it('a doctor’s document does not count towards the patient’s limit', async () => {
  await addDocuments(test, cast.patient.accountId, UPLOAD_LIMITS.ofAccount, cast.treatingDoctor.accountId);
  const { payload, headers } = await pdfForm();
  const own = await test.send({
    method: 'POST',
    url: '/v1_1/nivara/raw/upload',
    payload,
    headers: { ...cast.patient.headers, ...headers },
  });
  expect(own.statusCode).toBe(200);
});

it('a doctor’s document can belong to a family member and to a visit', async () => {
  const ravi = await addTreatedMember(test, cast.patient, 'Ravi Rao', cast.treatingDoctor);
  const visit = await addAppointment(test, cast.treatingDoctor, cast.patient, {
    family_member_id: ravi,
    patient_key: `family:${ravi}`,
  });
  const { id } = (await add(ravi, `?visit=${visit}`)).json<{ id: string }>();
  expect(await list(cast.treatingDoctor, `?patient=${ravi}`)).toMatchObject([
    { id, patientName: 'Ravi Rao', visitId: visit },
  ]);
  expect(await list(cast.treatingDoctor, `?patient=${cast.patient.accountId}`)).toEqual([]);
  const read = await test.call('GET', `/visits/${visit}`, undefined, cast.treatingDoctor.headers);
  expect(read.json<Visit>().links.documents).toEqual([
    { id, kind: 'document', date: '2026-03-02', title: 'report.pdf' },
  ]);
  const other = await add(cast.patient.accountId, `?visit=${visit}`);
  expect(other.json().errors).toEqual([{ path: 'visit', message: PATIENT_MESSAGES.otherVisit }]);
});

it('refuses a document for a patient of another doctor or an unknown visit, and any file but a PDF', async () => {
  expect((await add(cast.otherPatient.accountId)).statusCode).toBe(404);
  expect((await add(cast.patient.accountId, '', {}, cast.otherDoctor)).statusCode).toBe(404);
  expect((await add(cast.patient.accountId, '?visit=x')).statusCode).toBe(422);
  const text = await add(cast.patient.accountId, '', { content: 'Hello' });
  expect(text.json().errors).toEqual([{ path: 'file', message: UPLOAD_MESSAGES.notPdf }]);
  expect(await list(cast.patient)).toEqual([]);
});
