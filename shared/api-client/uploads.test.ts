/** @jest-environment node */
import { UPLOAD_MESSAGES, type UploadEndpoint } from '../domain/upload';
import { uploadDocument } from './uploads';

const endpoint: UploadEndpoint = {
  url: 'https://files.example/v1_1/clinic/raw/upload',
  cloudName: 'clinic',
  uploadPreset: 'documents',
  resourceType: 'raw',
  maxFiles: 4,
  maxBytes: 100,
};
const file = new File(['%PDF-1.4'], 'report.pdf', { type: 'application/pdf' });

const sent: { url: string; form: FormData }[] = [];
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  sent.length = 0;
});

function letServiceAnswer(answer: () => Response): void {
  globalThis.fetch = async (url, options) => {
    sent.push({ url: String(url), form: options?.body as FormData });
    return answer();
  };
}

it('sends the form of the external service and reads two fields of its answer', async () => {
  letServiceAnswer(() =>
    Response.json({ url: 'https://files.example/1', display_name: 'report', etag: 'x' }),
  );
  expect(await uploadDocument(endpoint, file)).toEqual({
    url: 'https://files.example/1',
    display_name: 'report',
  });
  expect(sent[0]?.url).toBe(endpoint.url);
  const form = sent[0]?.form ?? new FormData();
  expect(Object.fromEntries(form)).toEqual({
    upload_preset: 'documents',
    cloud_name: 'clinic',
    resource_type: 'raw',
    file: expect.any(File),
  });
  expect((form.get('file') as File).name).toBe('report.pdf');
});

it('passes on the refusal of our own service', async () => {
  const errors = [{ path: 'file', message: UPLOAD_MESSAGES.tooMany }];
  const headers = { 'content-type': 'application/problem+json' };
  const problem = { status: 409, title: 'Conflict', detail: UPLOAD_MESSAGES.tooMany, errors };
  letServiceAnswer(() => Response.json(problem, { status: 409, headers }));
  await expect(uploadDocument(endpoint, file)).rejects.toMatchObject({
    status: 409,
    message: UPLOAD_MESSAGES.tooMany,
    fieldErrors: errors,
  });
});

it.each([
  ['another service refuses', () => Response.json({ error: { message: 'Bad key' } }, { status: 401 })],
  ['the answer is not JSON', () => new Response('<html>')],
  [
    'the endpoint cannot be reached',
    () => {
      throw new TypeError('fetch failed');
    },
  ],
])('rejects with a message when %s', async (_, answer) => {
  letServiceAnswer(answer);
  await expect(uploadDocument(endpoint, file)).rejects.toThrow(UPLOAD_MESSAGES.failed);
});
