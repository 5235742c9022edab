import type { HealthRecord } from '@nivara/shared/domain/health-record';
import { patientNumber } from '@nivara/shared/domain/patient';
import type { TimelineRow } from '@nivara/shared/domain/patient-chart';
import { VACCINATION_MESSAGES } from '@nivara/shared/domain/vaccination';
import type { Cast } from '../../../test/cast';
import { addFamilyMember, registerAsha } from '../../../test/patient-records';
import { prescriptionCalls } from '../../../test/prescription-calls';
import type { TestApp } from '../../../test/test-app';
import { pdfPages } from '../../../test/pdf-text';
import { raiseTestBill } from '../../../test/test-bill';
import { startTestWithCast } from '../../../test/test-with-cast';
import { addSignedVisit } from '../../../test/visit-notes';
import { PDF_LIMIT } from '../../documents/draw-for-account';
import { countAttempt } from '../../plugins/rate-limits';
import { cardInShort, renderHealthCard } from './health-card-pdf';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const { written } = prescriptionCalls(() => ({ test, cast }));
const call = (method: 'GET' | 'PUT', path: string, body?: unknown, who = cast.patient) =>
  test.call(method, `/health-records/${path}`, body, who.headers);
const healthRecord = async (id = cast.patient.accountId) => (await call('GET', id)).json<HealthRecord>();
const timeline = async (id: string) =>
  (await call('GET', `${id}/timeline`)).json<{ rows: TimelineRow[] }>().rows;

const savePatientRecord = () => registerAsha(test, cast.patient, ['Vitamin D']);

describe('a health record', () => {
  it('has the patient’s own words and current medicines', async () => {
    await savePatientRecord();
    const { id } = await written();
    expect(await healthRecord()).toEqual({
      id: cast.patient.accountId,
      name: 'Asha Rao',
      dob: '1980-12-31',
      age: 45,
      patientId: patientNumber(cast.patient.accountId),
      bloodGroup: 'B+',
      allergies: ['Penicillin'],
      conditions: ['Diabetes'],
      ownMedicines: ['Vitamin D'],
      emergencyContact: { name: 'Ravi Rao', relation: '', phone: '+919876543211' },
      medicines: [
        expect.objectContaining({ name: 'Metformin', prescriptionId: id, line: 0, until: '2026-03-31' }),
      ],
      vaccinations: null,
    });
  });

  it('leaves out a medicine that is used up', async () => {
    await written();
    await test.context.database.updateTable('prescriptions').set({ date: '2026-01-31' }).execute();
    expect((await healthRecord()).medicines).toEqual([]);
  });

  it('has a child’s vaccinations with the days on which they are due', async () => {
    await savePatientRecord();
    const child = await addFamilyMember(test, cast.patient, 'Mira Rao');
    const { vaccinations, emergencyContact } = await healthRecord(child);
    expect(vaccinations).toEqual(
      expect.arrayContaining([
        { id: 'bcg', name: 'BCG', dueOn: '2015-05-05', givenOn: null, isTicked: false },
        {
          id: 'td-10',
          name: 'Tetanus and diphtheria, at 10',
          dueOn: '2025-05-05',
          givenOn: null,
          isTicked: false,
        },
      ]),
    );
    expect(emergencyContact).toEqual({ name: 'Asha Rao', relation: 'Family', phone: '+919876543210' });
  });

  it('is not found by another family', async () => {
    const child = await addFamilyMember(test, cast.otherPatient, 'Mira Else');
    for (const path of [child, `${child}/timeline`, `${child}/card`]) {
      expect((await call('GET', path)).statusCode).toBe(404);
    }
    expect((await call('PUT', `${child}/vaccinations/bcg`, { givenOn: '2015-05-05' })).statusCode).toBe(404);
  });
});

describe('a vaccination', () => {
  let child: string;
  beforeEach(async () => {
    child = await addFamilyMember(test, cast.patient, 'Mira Rao');
  });
  const note = (givenOn: unknown, vaccine = 'bcg') =>
    call('PUT', `${child}/vaccinations/${vaccine}`, { givenOn });
  const bcg = async () => (await healthRecord(child)).vaccinations?.find(({ id }) => id === 'bcg')?.givenOn;

  it('is noted, corrected and removed', async () => {
    expect((await note('2015-05-06')).statusCode).toBe(204);
    expect(await bcg()).toBe('2015-05-06');
    await note('2015-05-07');
    expect(await bcg()).toBe('2015-05-07');
    await note(null);
    expect(await bcg()).toBeNull();
  });

  it.each([
    ['2015-05-04', VACCINATION_MESSAGES.beforeBirth],
    ['2026-03-03', VACCINATION_MESSAGES.future],
  ])('is refused on %s', async (givenOn, message) => {
    const answer = await note(givenOn);
    expect([answer.statusCode, answer.json<{ errors: object[] }>().errors]).toEqual([
      422,
      [{ path: 'givenOn', message }],
    ]);
  });

  it('is refused if it is not in the schedule', async () => {
    expect((await note('2015-05-06', 'nonsense')).statusCode).toBe(404);
  });

  it('is deleted with the family member', async () => {
    await note('2015-05-06');
    await test.call('DELETE', `/family/${child}`, undefined, cast.patient.headers);
    expect(await test.context.database.selectFrom('vaccinations').selectAll().execute()).toEqual([]);
  });
});

describe('a timeline', () => {
  it('has signed visits, prescriptions and bills', async () => {
    const visit = await addSignedVisit(test, cast);
    const { id } = await written();
    await raiseTestBill(test, { patient: cast.patient, doctor: cast.treatingDoctor });
    const rows = await timeline(cast.patient.accountId);
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'visit', id: visit }),
        expect.objectContaining({ kind: 'prescription', id, title: 'Metformin 500 mg' }),
        expect.objectContaining({ kind: 'bill', title: 'Consultation', text: 'unpaid', amount: 80_000 }),
      ]),
    );
  });

  it('leaves out what is still to come', async () => {
    const wish = { service: 2, patient: 'self', timing: '11:20 PM' };
    for (const appointmentDate of ['2026-03-02', '2026-03-05'])
      await test.call('POST', '/appointments', { ...wish, appointmentDate }, cast.patient.headers);
    const appointments = async () =>
      (await timeline(cast.patient.accountId)).filter(({ kind }) => kind === 'appointment');
    expect((await appointments()).every(({ date }) => date < '2026-03-02')).toBe(true);
    await test.context.database
      .updateTable('appointments')
      .set({ appointment_date: '2026-03-01' })
      .where('appointment_date', '=', '2026-03-02')
      .execute();
    expect((await appointments()).map(({ date }) => date)).toContain('2026-03-01');
  });

  it('does not say that a test has a result before a doctor has released it', async () => {
    const { database } = test.context;
    await test.call(
      'POST',
      '/tests',
      {
        patient: cast.patient.accountId,
        testName: 'Sugar',
        kind: 'selfcare',
        analytes: [{ name: 'HbA1c', unit: '%', low: 4, high: 5.6 }],
      },
      cast.treatingDoctor.headers,
    );
    await database.updateTable('tests').set({ status: 'completed' }).execute();
    const tests = (await timeline(cast.patient.accountId)).filter(({ kind }) => kind === 'test');
    expect(tests.map(({ text }) => text)).toEqual(['pending']);
  });
});

describe('the health card', () => {
  it('is a PDF', async () => {
    await savePatientRecord();
    await written();
    const { headers, rawPayload } = await call('GET', `${cast.patient.accountId}/card`);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe('attachment; filename="health-card-2026-03-02.pdf"');
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('has a text short enough for a QR code that a phone can scan, however long the lists are', async () => {
    await savePatientRecord();
    await written();
    const found = await healthRecord();
    expect(cardInShort(found)).toContain('Allergies: Penicillin');
    expect(cardInShort(found)).toContain('Medicines: Metformin 500 mg');
    const many = Array.from({ length: 200 }, () => 'Penicillin');
    const long = { ...found, allergies: many, conditions: many, ownMedicines: many };
    const bytes = Buffer.byteLength(cardInShort(long));
    expect(bytes).toBeGreaterThan(890);
    expect(bytes).toBeLessThanOrEqual(902);
  });

  it('shows some thirty entries of a list, and how many more there are', async () => {
    await savePatientRecord();
    const allergies = Array.from({ length: 200 }, (_, index) => `Allergy ${index}`);
    const card = async (count: number) => {
      const found = { ...(await healthRecord()), allergies: allergies.slice(0, count) };
      return (await pdfPages(await renderHealthCard(found, test.context.now())))
        .join(' ')
        .replaceAll('\n', ' ');
    };
    expect(await card(25)).toContain('Allergy 24 Conditions');
    expect(await card(200)).toMatch(/Allergy 3\d … and 16\d more in the health record Conditions/);
  });

  it('shows twenty medicines, and how many more there are', async () => {
    await written();
    const { medicines, ...others } = await healthRecord();
    const found = { ...others, medicines: Array.from({ length: 25 }, () => medicines).flat() };
    const text = (await pdfPages(await renderHealthCard(found, test.context.now()))).join('\n');
    expect(text.match(/^Metformin/gm)).toHaveLength(20);
    expect(text).toContain('… and 5 more in the health record.');
  });

  it('is refused for a minute once one account has asked for too many', async () => {
    await savePatientRecord();
    const draw = () => call('GET', `${cast.patient.accountId}/card`);
    for (let count = 0; count < PDF_LIMIT.free - 1; count += 1)
      await countAttempt(test.context, PDF_LIMIT, cast.patient.accountId);
    expect((await draw()).statusCode).toBe(200);
    expect((await draw()).statusCode).toBe(429);
    test.passMinutes(1);
    expect((await draw()).statusCode).toBe(200);
  });

  it.each(['पेनिसिलिन', '🥜🥜', 'a🥜'])('is drawn for long lists in any script: %s', async (allergy) => {
    await savePatientRecord();
    const long = { ...(await healthRecord()), allergies: Array.from({ length: 200 }, () => allergy) };
    const text = cardInShort(long);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(902);
    expect(() => encodeURIComponent(text)).not.toThrow();
    const pdf = await renderHealthCard(long, test.context.now());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
