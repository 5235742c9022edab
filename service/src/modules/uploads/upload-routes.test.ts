import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { photoPdf } from '@nivara/shared/domain/photo-pdf';
import { UPLOAD_LIMITS, UPLOAD_MESSAGES } from '@nivara/shared/domain/upload';
import { type Cast, gatherCast } from '../../../test/cast';
import { type TestApp, startTestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { addDocuments, isWithoutFile } from '../../../test/documents-without-files';
import { type FormFile, type UploadForm, pdfForm } from '../../../test/upload-form';
import { asAttachment } from './content-disposition';
import { heavyWorkQueue } from '../../security/work-queues';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const URL = '/v1_1/nivara/raw/upload';

const post = ({ payload, headers }: UploadForm, who = cast.patient, url = URL) =>
  test.send({ method: 'POST', url, payload, headers: { ...who.headers, ...headers } });

const upload = async (file: FormFile = {}, who = cast.patient) => post(await pdfForm(file), who);

const get = (url: string, who = cast.patient) => test.call('GET', url, undefined, who.headers);

async function filesOnDisk(): Promise<string[]> {
  return readdir(test.context.uploadsFolder).catch(() => []);
}

const rows = () => test.context.database.selectFrom('uploads').selectAll().execute();

it('stores a document and returns it unchanged', async () => {
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), test.context.randomBytes(300_000)]);
  const answer = await upload({ name: 'C:\\scans\\रक्त जाँच.pdf', content: new Uint8Array(content) });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      url: `/api/uploads/${answer.json().id}/file`,
      display_name: 'रक्त जाँच.pdf',
      bytes: content.length,
      created_at: '2026-03-02T04:30:00.000Z',
    },
  ]);
  const { id, url } = answer.json();
  const file = await get(`/uploads/${id}/file`);
  expect(file.rawPayload.equals(content)).toBe(true);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(content.length),
    'content-disposition': asAttachment('रक्त जाँच.pdf'),
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect((await get('/uploads')).json()).toEqual({
    rows: [
      {
        id,
        url,
        accountId: cast.patient.accountId,
        familyMemberId: null,
        patientName: 'Demo Patient',
        displayName: 'रक्त जाँच.pdf',
        bytes: content.length,
        doctor: null,
        visitId: null,
        createdAt: '2026-03-02T04:30:00.000Z',
      },
    ],
    total: 1,
  });
});

it('stores the file under a random name, readable by this system user alone', async () => {
  await upload();
  const [name = ''] = await filesOnDisk();
  expect(name).toMatch(/^[\w-]{43}$/);
  const { mode } = await stat(path.join(test.context.uploadsFolder, name));
  expect(mode & 0o777).toBe(0o600);
});

it('answers HEAD without the document', async () => {
  const { id } = (await upload()).json();
  const answer = await test.call('HEAD', `/uploads/${id}/file`, undefined, cast.patient.headers);
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
});

it('accepts a file of exactly the limit', async () => {
  const content = new Uint8Array(Buffer.alloc(UPLOAD_LIMITS.bytes, '%PDF-'));
  expect((await upload({ content })).json().bytes).toBe(UPLOAD_LIMITS.bytes);
});

it('accepts the PDF that the browser makes of photographs', async () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...test.context.randomBytes(300_000), 0xff, 0xd9]);
  const content = photoPdf([
    { jpeg, width: 1650, height: 2200 },
    { jpeg, width: 2200, height: 1650 },
  ]);
  const answer = await upload({ name: 'blood test.pdf', content });
  expect([answer.statusCode, answer.json().bytes]).toEqual([200, content.length]);
});

it('accepts concurrent uploads only up to the limit, and stores no other file', async () => {
  await test.close();
  const heavyWork = heavyWorkQueue({ atOnce: 50, waiting: 0, ofOneLane: 0 });
  ({ test, cast } = await startTestWithCast({ heavyWork }));
  await addDocuments(test, cast.patient.accountId, UPLOAD_LIMITS.ofAccount - 4);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => upload({ name: `report ${index}.pdf` })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    ...Array(4).fill(200),
    ...Array(46).fill(409),
  ]);
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
  expect(refused.detail).toBe(UPLOAD_MESSAGES.accountFull);
  const kept = (await rows()).filter(({ stored_name }) => !isWithoutFile(stored_name));
  expect(kept).toHaveLength(4);
  expect((await filesOnDisk()).sort()).toEqual(kept.map(({ stored_name }) => stored_name).sort());
});

it('removes the file with the row, and allows another upload', async () => {
  await addDocuments(test, cast.patient.accountId, UPLOAD_LIMITS.ofAccount - 2);
  const first: string = (await upload()).json().id;
  await upload();
  expect((await upload()).statusCode).toBe(409);
  expect((await test.call('DELETE', `/uploads/${first}`, undefined, cast.patient.headers)).statusCode).toBe(
    204,
  );
  expect(await filesOnDisk()).toHaveLength(1);
  expect((await get(`/uploads/${first}/file`)).statusCode).toBe(404);
  expect((await upload()).statusCode).toBe(200);
});

it('answers 404 when a document’s file is missing', async () => {
  const { id } = (await upload()).json();
  await test.context.database.updateTable('uploads').set({ stored_name: 'gone' }).execute();
  expect((await get(`/uploads/${id}/file`)).statusCode).toBe(404);
});

it('lets the treating doctor read a document, and audits the access', async () => {
  const { id } = (await upload()).json();
  await upload({}, cast.otherPatient);
  const list = (await get(`/uploads?patient=${cast.patient.accountId}`, cast.treatingDoctor)).json();
  expect(list.total).toBe(1);
  expect((await get('/uploads', cast.treatingDoctor)).json().total).toBe(1);
  expect((await get('/uploads', cast.otherDoctor)).json().total).toBe(0);
  expect((await get(`/uploads/${id}/file`, cast.treatingDoctor)).statusCode).toBe(200);
  const trace = await test.context.database
    .selectFrom('audit')
    .select(['action', 'record_id', 'patient_id'])
    .where('actor_id', '=', cast.treatingDoctor.accountId)
    .where('record_id', 'is not', null)
    .execute();
  expect(trace).toEqual([{ action: 'read', record_id: id, patient_id: cast.patient.accountId }]);
});

describe('the endpoint', () => {
  const limits = { uploadPreset: 'documents', resourceType: 'raw', maxFiles: 4, maxBytes: 5_242_880 };

  it('is our own by default', async () => {
    const answer = await get('/uploads/endpoint');
    expect(answer.json()).toEqual({ ...limits, url: `/api${URL}`, cloudName: 'nivara' });
  });

  it('is the URL that the environment gives', async () => {
    const url = 'https://files.example/v1_1/clinic-7/raw/upload';
    const other = await startTestApp({ uploadEndpoint: url });
    const { patient } = await gatherCast(other);
    const answer = await other.call('GET', '/uploads/endpoint', undefined, patient.headers);
    expect(answer.json()).toEqual({ ...limits, url, cloudName: 'clinic-7' });
    await other.close();
  });
});
