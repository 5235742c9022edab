import type { Cast } from '../../../test/cast';
import { registration } from '../../../test/registration';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const asha = registration;
const complete = { ...asha, status: 'complete' };

const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: object) =>
  test.call(method, `/personalDetails${path}`, body, cast.patient.headers);

const create = async (body: object) => (await send('POST', '', body)).json();

const paths = (answer: { json: () => { errors: { path: string }[] } }) =>
  answer.json().errors.map(({ path }) => path);

describe('a change of the patient record', () => {
  it('replaces all answers by PUT', async () => {
    const { id } = await create({ ...asha, patientHistory: { medicalHistory: ['Asthma'] } });
    test.passMinutes(1);
    const answer = await send('PUT', `/${id}`, { personalDetails: { firstName: 'Usha' } });
    expect(answer.json()).toMatchObject({
      id,
      status: 'draft',
      version: 2,
      personalDetails: { firstName: 'Usha', lastName: '', height: null },
      address: { city: '' },
      patientHistory: { medicalHistory: [] },
      createdAt: '2026-03-02T04:30:00.000Z',
      updatedAt: '2026-03-02T04:31:00.000Z',
    });
  });

  it('replaces only the sent fields by PATCH, lists as a whole', async () => {
    const history = { medicalHistory: ['Asthma'], surgeryHistory: ['Appendix'] };
    const { id } = await create({ ...complete, patientHistory: history });
    const answer = await send('PATCH', `/${id}`, {
      address: { landmark: 'Near the lake' },
      patientHistory: { medicalHistory: ['Asthma', 'Hay fever'], covidHistory: 'positive' },
    });
    expect(answer.json()).toMatchObject({
      status: 'complete',
      version: 2,
      personalDetails: { firstName: 'Asha' },
      address: { landmark: 'Near the lake', city: 'Pune' },
      patientHistory: {
        medicalHistory: ['Asthma', 'Hay fever'],
        surgeryHistory: ['Appendix'],
        covidHistory: 'positive',
      },
    });
  });

  it('keeps a complete patient record complete', async () => {
    const { id } = await create(complete);
    const emptied = await send('PATCH', `/${id}`, { address: { city: '' } });
    expect([emptied.statusCode, paths(emptied)]).toEqual([422, ['address.city']]);
    const replaced = await send('PUT', `/${id}`, { personalDetails: { firstName: 'Usha' } });
    expect(replaced.statusCode).toBe(422);
    const drafted = await send('PATCH', `/${id}`, { status: 'draft' });
    expect([drafted.statusCode, paths(drafted)]).toEqual([422, ['status']]);
    // The PIN code must match the country, even when only the country changes.
    const moved = await send('PATCH', `/${id}`, { address: { country: 'UK', pinCode: 'CT1 2EH' } });
    expect(moved.statusCode).toBe(200);
    const back = await send('PATCH', `/${id}`, { address: { country: 'India' } });
    expect([back.statusCode, paths(back)]).toEqual([422, ['address.pinCode']]);
    expect((await send('GET', `/${id}`)).json()).toMatchObject({ version: 2, address: { country: 'UK' } });
  });

  it('completes a draft when nothing is missing', async () => {
    const { id } = await create({ personalDetails: asha.personalDetails });
    const early = await send('PATCH', `/${id}`, { status: 'complete' });
    expect(early.statusCode).toBe(422);
    const finished = await send('PATCH', `/${id}`, { status: 'complete', address: asha.address });
    expect(finished.json()).toMatchObject({ status: 'complete', version: 2 });
  });

  it('is refused for an outdated version', async () => {
    const { id } = await create(asha);
    const first = await send('PATCH', `/${id}`, { version: 1, address: { city: 'Nashik' } });
    expect(first.json().version).toBe(2);
    for (const method of ['PUT', 'PATCH'] as const) {
      const late = await send(method, `/${id}`, { version: 1, address: { city: 'Nagpur' } });
      expect(late.statusCode).toBe(409);
      expect(late.json().detail).toContain('changed in the meantime');
    }
    expect((await send('GET', `/${id}`)).json().address.city).toBe('Nashik');
  });

  it('is not lost among concurrent changes of other fields', async () => {
    const { id } = await create(asha);
    const fields = ['flatHouse', 'buildingApartment', 'areaStreet', 'landmark', 'city'];
    const answers = await Promise.all(
      fields.map((field) => send('PATCH', `/${id}`, { address: { [field]: `new ${field}` } })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    const { version, address } = (await send('GET', `/${id}`)).json();
    expect(version).toBe(6);
    expect(address).toMatchObject(Object.fromEntries(fields.map((field) => [field, `new ${field}`])));
  });

  it('is accepted once when many concurrent changes name the same version', async () => {
    const { id } = await create(asha);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send('PATCH', `/${id}`, { version: 1, address: { city: `City ${index}` } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(409)]);
  });
});
