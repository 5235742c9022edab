import { UPLOAD_MESSAGES, type UploadEndpoint } from '../domain/upload';
import { fakeUploads, type SentForm } from '../testing/fake-uploads';
import { sendWithProgress } from './send-with-progress';
import { onSessionSignal } from './session-signal';
import { uploadDocument } from './uploads';

const endpoint: UploadEndpoint = {
  url: '/api/v1_1/nivara/raw/upload',
  cloudName: 'nivara',
  uploadPreset: 'documents',
  resourceType: 'raw',
  maxFiles: 4,
  maxBytes: 100,
};
const file = new File(['%PDF-1.4'], 'report.pdf', { type: 'application/pdf' });
const answer = { status: 200, body: { url: '/api/uploads/1/file', display_name: 'report.pdf', bytes: 8 } };
const watch = () => {
  const reported: number[] = [];
  return { reported, onProgress: (share: number) => void reported.push(share) };
};

test('reports the progress, and answers as a call without progress does', async () => {
  const sent: SentForm[] = [];
  fakeUploads((form) => {
    sent.push(form);
    return answer;
  });
  const { reported, onProgress } = watch();
  expect(await uploadDocument(endpoint, file, { onProgress })).toEqual({
    url: '/api/uploads/1/file',
    display_name: 'report.pdf',
  });
  expect(reported).toEqual([0.5, 1]);
  expect(sent).toEqual([{ url: endpoint.url, fileName: 'report.pdf', preset: 'documents' }]);
});

test('passes on the refusal of our own service', async () => {
  fakeUploads(() => ({
    status: 409,
    body: { status: 409, title: 'Conflict', detail: UPLOAD_MESSAGES.tooMany },
  }));
  await expect(uploadDocument(endpoint, file, watch())).rejects.toMatchObject({
    status: 409,
    message: UPLOAD_MESSAGES.tooMany,
  });
});

test.each(['unreachable', 'timeout'] as const)('rejects when the service is %s', async (how) => {
  fakeUploads(() => how);
  await expect(uploadDocument(endpoint, file, watch())).rejects.toMatchObject({
    status: 0,
    message: UPLOAD_MESSAGES.failed,
  });
});

test('only our own service can end the session', async () => {
  const signals: unknown[] = [];
  const stopListening = onSessionSignal((signal) => void signals.push(signal));
  fakeUploads(() => ({ status: 401, body: { status: 401, title: 'Unauthorized' } }));
  const elsewhere = { ...endpoint, url: 'https://files.example/v1_1/clinic/raw/upload' };
  await expect(uploadDocument(elsewhere, file, watch())).rejects.toMatchObject({ status: 401 });
  expect(signals).toEqual([]);
  await expect(uploadDocument(endpoint, file, watch())).rejects.toMatchObject({ status: 401 });
  expect(signals).toEqual([{ secondsLeft: undefined }]);
  stopListening();
});

describe('an upload that is stopped', () => {
  test('rejects when it has already begun', async () => {
    fakeUploads(() => 'never');
    const stop = new AbortController();
    const sending = uploadDocument(endpoint, file, { ...watch(), signal: stop.signal });
    stop.abort();
    await expect(sending).rejects.toThrow(UPLOAD_MESSAGES.failed);
  });

  test('sends nothing when it has not begun', async () => {
    const sent = fakeUploads(() => answer);
    const stop = new AbortController();
    stop.abort();
    const sending = sendWithProgress({
      url: endpoint.url,
      form: new FormData(),
      timeLimitMs: 1000,
      onProgress: () => undefined,
      signal: stop.signal,
    });
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent).toEqual([]);
  });
});
