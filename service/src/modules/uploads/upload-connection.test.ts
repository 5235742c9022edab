import { readdir } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { UPLOAD_LIMITS, UPLOAD_MESSAGES } from '@nivara/shared/domain/upload';
import { type TestApp, signIn, startTestApp } from '../../../test/test-app';
import { pdfForm } from '../../../test/upload-form';

let test: TestApp;
let headers: Record<string, string>;
beforeEach(async () => {
  test = await startTestApp();
  headers = await signIn(test);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => test.close());

/** Uses a real connection, as a browser does. */
function startUpload(form: { headers: Record<string, string> }): ClientRequest {
  const { port } = test.app.server.address() as AddressInfo;
  return request({
    port,
    method: 'POST',
    path: '/v1_1/nivara/raw/upload',
    headers: { ...headers, ...form.headers },
  });
}

const answerTo = (upload: ClientRequest) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    upload.on('error', reject);
    upload.on('response', (response: IncomingMessage) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    });
  });

const filesOnDisk = () => readdir(test.context.uploadsFolder).catch((): string[] => []);

async function untilFileCount(count: number): Promise<void> {
  while ((await filesOnDisk()).length !== count) await nextTurn();
}

it('leaves nothing behind when the connection breaks', async () => {
  const form = await pdfForm({ content: `%PDF-${'x'.repeat(1_000_000)}` });
  const upload = startUpload(form);
  upload.on('error', () => undefined);
  upload.write(form.payload.subarray(0, 500_000));
  await untilFileCount(1);
  upload.destroy();
  await untilFileCount(0);
  expect(await test.context.database.selectFrom('uploads').selectAll().execute()).toEqual([]);
});

it.each([
  ['is no PDF file', 'x', 422, UPLOAD_MESSAGES.notPdf],
  ['is far too large', '%PDF-', 413, UPLOAD_MESSAGES.tooLarge],
])('a client receives the refusal after sending a file that %s', async (_, beginning, status, message) => {
  const form = await pdfForm({ content: new Uint8Array(Buffer.alloc(3 * UPLOAD_LIMITS.bytes, beginning)) });
  const upload = startUpload(form);
  const answer = answerTo(upload);
  upload.end(form.payload);
  const { status: given, body } = await answer;
  expect([given, JSON.parse(body).detail]).toEqual([status, message]);
  expect(await filesOnDisk()).toEqual([]);
});

it('a client receives the refusal of a broken form', async () => {
  const upload = startUpload({ headers: { 'content-type': 'multipart/form-data' } });
  const answer = answerTo(upload);
  upload.end(Buffer.alloc(1_000_000, 'x'));
  expect((await answer).status).toBe(400);
});
