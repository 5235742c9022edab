import { EMPTY_QUEUE, uploadQueue, type QueueEvent, type UploadQueue } from './upload-queue';

const file = (name: string) => new File(['%PDF-'], name);
const document = { url: '/api/uploads/1/file', display_name: 'a.pdf' };

const after = (...events: QueueEvent[]): UploadQueue => events.reduce(uploadQueue, EMPTY_QUEUE);
const chosen: QueueEvent = { type: 'added', files: [file('a.pdf'), file('b.pdf')] };
const states = ({ files }: UploadQueue) => files.map(({ file: { name }, state }) => `${name} ${state}`);

it('starts empty and idle', () => {
  expect(EMPTY_QUEUE).toMatchObject({ files: [], phase: 'idle' });
});

it('gives each waiting file a permanent key', () => {
  const queue = after(chosen, { type: 'removed', index: 0 }, { type: 'added', files: [file('c.pdf')] });
  expect(states(queue)).toEqual(['b.pdf waiting', 'c.pdf waiting']);
  expect(queue.files.map(({ key }) => key)).toEqual([2, 3]);
});

it('records the progress of the current file', () => {
  const queue = after(
    chosen,
    { type: 'began' },
    { type: 'sending', key: 1 },
    {
      type: 'progressed',
      key: 1,
      share: 0.4,
    },
  );
  expect(queue.phase).toBe('uploading');
  expect(queue.files.map(({ state, share }) => [state, share])).toEqual([
    ['uploading', 0.4],
    ['waiting', 0],
  ]);
});

it('removes uploaded files when all uploads have ended, and reports them', () => {
  const queue = after(
    chosen,
    { type: 'began' },
    { type: 'uploaded', key: 1, document },
    { type: 'uploaded', key: 2, document },
    { type: 'ended' },
  );
  expect(queue).toMatchObject({
    files: [],
    phase: 'uploaded',
    report: { uploaded: ['a.pdf', 'b.pdf'], failed: [], stopped: [] },
  });
  const next = uploadQueue(queue, { type: 'added', files: [file('c.pdf')] });
  expect([next.phase, next.report]).toEqual(['idle', undefined]);
});

it('hands uploaded documents over one by one', () => {
  const other = { url: '/api/uploads/2/file', display_name: 'b.pdf' };
  const queue = after(
    chosen,
    { type: 'began' },
    { type: 'uploaded', key: 1, document },
    { type: 'uploaded', key: 2, document: other },
    { type: 'ended' },
  );
  expect(queue.arrived).toEqual([document, other]);
  expect(uploadQueue(queue, { type: 'handed-over' }).arrived).toEqual([other]);
});

it('keeps failed and stopped files for a retry, and distinguishes them', () => {
  const ended = after(
    { type: 'added', files: [file('a.pdf'), file('b.pdf'), file('c.pdf')] },
    { type: 'began' },
    { type: 'uploaded', key: 1, document },
    { type: 'failed', key: 2, reason: 'Too many' },
    { type: 'sending', key: 3 },
    { type: 'stopped', key: 3 },
    { type: 'ended' },
  );
  expect(states(ended)).toEqual(['b.pdf failed', 'c.pdf waiting']);
  expect(ended).toMatchObject({
    phase: 'idle',
    report: { uploaded: ['a.pdf'], failed: ['b.pdf'], stopped: ['c.pdf'] },
  });
  const again = uploadQueue(ended, { type: 'began' });
  expect(states(again)).toEqual(['b.pdf waiting', 'c.pdf waiting']);
  expect([again.phase, again.report]).toEqual(['uploading', undefined]);
  expect(again.files[0]?.reason).toBeUndefined();
});
