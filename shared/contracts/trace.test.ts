import { newTraceId, traceInLog, traceparent, traceparentFrom } from './trace';

const SENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

it('keeps a header that is well formed', () => {
  expect(traceparentFrom(SENT)).toBe(SENT);
  expect(traceInLog(SENT)).toBe('4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7');
});

it.each([
  undefined,
  ['00'],
  'Asha Rao',
  `${SENT}\n{"level":60}`,
  SENT.toUpperCase(),
  SENT.replace(/[1-9a-f]/g, '0'),
])('replaces %j by a new header', (header) => {
  const made = traceparentFrom(header);
  expect(made).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(made).not.toContain('0'.repeat(16));
});

it('gives each call of a trace an id of its own', () => {
  const id = newTraceId();
  const [one, other] = [traceparent(id), traceparent(id)];
  expect([one?.slice(3, 35), other?.slice(3, 35)]).toEqual([id, id]);
  expect(one).not.toBe(other);
});
