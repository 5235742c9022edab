import { readdir } from 'node:fs/promises';
import { UPLOAD_LIMITS, UPLOAD_MESSAGES } from '@nivara/shared/domain/upload';
import { countAttempt } from '../../plugins/rate-limits';
import { heavyWorkQueue, scanQueue } from '../../security/work-queues';
import { UPLOAD_LIMIT, UPLOAD_NETWORK_LIMIT } from './receive-upload-route';
import type { Scanner } from '../../documents/clamd';
import { addDocuments } from '../../../test/documents-without-files';
import type { Cast } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { type FormFile, type UploadForm, pdfForm, uploadForm } from '../../../test/upload-form';

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

async function filesOnDisk(): Promise<string[]> {
  return readdir(test.context.uploadsFolder).catch(() => []);
}

const rows = () => test.context.database.selectFrom('uploads').selectAll().execute();

describe('a flood of uploads', () => {
  it('is slowed down for the account that sends it, and for nobody else', async () => {
    for (let count = 0; count < UPLOAD_LIMIT.free; count += 1)
      expect((await upload({ content: 'no PDF' })).statusCode).toBe(422);
    const refused = await upload();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect((await upload({}, cast.otherPatient)).statusCode).toBe(200);
    test.passMinutes(1);
    expect((await upload()).statusCode).toBe(200);
  });

  it.each([
    ['an IPv4 address', '203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2'],
    [
      'the IPv6 networks of one internet customer',
      '2001:db8:7::/48',
      '2001:db8:7:1::1',
      '2001:db8:7:2::1',
      '2001:db8:8:1::1',
    ],
  ])('is slowed down for all patients of %s, not for staff', async (_, network, one, two, other) => {
    for (let count = 0; count < UPLOAD_NETWORK_LIMIT.free - 1; count += 1)
      await countAttempt(test.context, UPLOAD_NETWORK_LIMIT, network);
    const uploadFrom = async (address: string, who = cast.patient, url = URL) => {
      const headers = { ...who.headers, 'x-forwarded-for': address };
      return (await post(await pdfForm(), { ...who, headers }, url)).statusCode;
    };
    expect(await uploadFrom(one)).toBe(200);
    expect(await uploadFrom(two, cast.otherPatient)).toBe(429);
    expect(await uploadFrom(other, cast.otherPatient)).toBe(200);
    const documents = `/patients/${cast.patient.accountId}/documents`;
    expect(await uploadFrom(one, cast.treatingDoctor, documents)).toBe(201);
  });

  it('is not inspected once the account is full', async () => {
    await addDocuments(test, cast.patient.accountId, UPLOAD_LIMITS.ofAccount);
    const run = jest.spyOn(test.context.heavyWork, 'run');
    const refused = await upload();
    expect([refused.statusCode, refused.json().detail]).toEqual([409, UPLOAD_MESSAGES.accountFull]);
    expect(run).not.toHaveBeenCalled();
    expect(await filesOnDisk()).toEqual([]);
  });

  it('is scanned a few files at a time; files beyond the queue are refused and leave nothing', async () => {
    let finish = () => {};
    const scanning = new Promise<'clean'>((resolve) => (finish = () => resolve('clean')));
    await test.close();
    ({ test, cast } = await startTestWithCast({
      scanDocument: () => scanning,
      scans: scanQueue({ atOnce: 1, waiting: 1, ofOneLane: 1 }),
    }));
    const answers = [upload(), upload(), upload()];
    const refused = await Promise.race(answers);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    finish();
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 200, 503]);
    expect(await filesOnDisk()).toHaveLength(2);
  });

  it('keeps no other heavy work waiting while the scanner is slow', async () => {
    await test.close();
    let finish = () => {};
    const verdict = new Promise<'clean'>((resolve) => (finish = () => resolve('clean')));
    const scanDocument = jest.fn(() => verdict);
    const heavyWork = heavyWorkQueue({ atOnce: 1, waiting: 2, ofOneLane: 2 });
    ({ test, cast } = await startTestWithCast({ scanDocument, heavyWork }));
    const uploading = [upload(), upload()];
    while (scanDocument.mock.calls.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    const drawn = await heavyWork.run('another network', async () => 'drawn');
    finish();
    expect([drawn, ...(await Promise.all(uploading)).map(({ statusCode }) => statusCode)]).toEqual([
      'drawn',
      200,
      200,
    ]);
  });
});

describe('the service refuses', () => {
  const pdf = '%PDF-1.4\n';
  const tooLarge = new Uint8Array(Buffer.alloc(UPLOAD_LIMITS.bytes + 1, '%PDF-'));
  it.each<[string, FormFile, number, string]>([
    ['a PDF file named like a picture', { name: 'photo.png' }, 422, UPLOAD_MESSAGES.notPdf],
    ['a picture named like a PDF file', { content: '\u0089PNG\r\n' }, 422, UPLOAD_MESSAGES.notPdf],
    ['a PDF file with another name', { name: 'report.exe', content: pdf }, 422, UPLOAD_MESSAGES.notPdf],
    ['a PDF file that begins with a blank', { content: ` ${pdf}` }, 422, UPLOAD_MESSAGES.notPdf],
    ['fewer bytes than the magic number has', { content: '%PD' }, 422, UPLOAD_MESSAGES.notPdf],
    ['an empty file', { content: '' }, 422, UPLOAD_MESSAGES.empty],
    ['a file that is one byte too large', { content: tooLarge }, 413, UPLOAD_MESSAGES.tooLarge],
  ])('%s', async (_, file, status, message) => {
    const answer = await upload(file);
    expect([answer.statusCode, answer.json().errors]).toEqual([status, [{ path: 'file', message }]]);
    expect(await filesOnDisk()).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['a PDF file with a script', '/S /JavaScript /JS (1)', UPLOAD_MESSAGES.active],
    ['an encrypted PDF file', '/Encrypt 5 0 R', UPLOAD_MESSAGES.locked],
  ])('%s', async (_, dictionary, message) => {
    const answer = await upload({ content: `%PDF-1.4\n1 0 obj\n<< ${dictionary} >>\nendobj\n%%EOF\n` });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path: 'file', message }]]);
    expect(await filesOnDisk()).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it.each<[string, Scanner, number, string]>([
    ['a file that the scanner finds infected', async () => 'infected', 422, UPLOAD_MESSAGES.infected],
    [
      'every file while the scanner gives no verdict',
      () => Promise.reject(new Error('no scanner listens')),
      503,
      UPLOAD_MESSAGES.unchecked,
    ],
  ])('%s', async (_, scanDocument, status, message) => {
    await test.close();
    ({ test, cast } = await startTestWithCast({ scanDocument }));
    const answer = await upload();
    expect([answer.statusCode, answer.json().detail]).toEqual([status, message]);
    expect(await filesOnDisk()).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it.each<[string, FormFile[], Record<string, string>, { path: string; message: string }[]]>([
    ['no file', [], { upload_preset: 'documents' }, [{ path: 'file', message: UPLOAD_MESSAGES.missing }]],
    [
      'a text in place of the file',
      [],
      { upload_preset: 'documents', file: '%PDF-1.4' },
      [{ path: 'file', message: UPLOAD_MESSAGES.missing }],
    ],
    [
      'a file field that was left empty',
      [{ name: '', content: '' }],
      { upload_preset: 'documents' },
      [{ path: 'file', message: UPLOAD_MESSAGES.missing }],
    ],
    [
      'two files',
      [{}, {}],
      { upload_preset: 'documents' },
      [{ path: 'file', message: UPLOAD_MESSAGES.severalFiles }],
    ],
    ['no preset', [{}], {}, [{ path: 'upload_preset', message: UPLOAD_MESSAGES.preset }]],
    [
      'another preset and type',
      [{}],
      { upload_preset: 'images', resource_type: 'image' },
      [
        { path: 'upload_preset', message: UPLOAD_MESSAGES.preset },
        { path: 'resource_type', message: UPLOAD_MESSAGES.resourceType },
      ],
    ],
    [
      'unknown fields',
      [{}, { field: 'other' }],
      { upload_preset: 'documents', folder: '../..' },
      [
        { path: 'other', message: 'This field is not known.' },
        { path: 'folder', message: 'This field is not known.' },
      ],
    ],
  ])('%s', async (_, files, fields, errors) => {
    const answer = await post(await uploadForm(files, fields));
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
    expect(await filesOnDisk()).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['JSON', 415, 'application/json', '{}'],
    ['text', 415, 'text/plain', 'x'],
    ['an empty request without a content type', 415, '', ''],
    ['a form without a boundary', 400, 'multipart/form-data', 'x'],
    ['a form without parts', 422, 'multipart/form-data; boundary=x', ''],
    [
      'half a form',
      400,
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"',
    ],
    [
      'half a file',
      400,
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4',
    ],
    [
      'a field named __proto__',
      400,
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
    ],
    [
      'broken JSON in a field',
      400,
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="upload_preset"\r\ncontent-type: application/json\r\n\r\n{\r\n--x--\r\n',
    ],
    [
      'far too many fields',
      413,
      'multipart/form-data; boundary=x',
      `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(100)}--x--\r\n`,
    ],
  ])('%s: %d', async (_, status, type, payload) => {
    const headers: Record<string, string> = type ? { 'content-type': type } : {};
    const answer = await post({ payload: Buffer.from(payload), headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(await filesOnDisk()).toEqual([]);
  });

  it('a form with a file at routes that take no file', async () => {
    for (const url of ['/family', '/session', '/personalDetails']) {
      expect((await post(await pdfForm(), cast.patient, url)).statusCode).toBe(415);
    }
  });
});
