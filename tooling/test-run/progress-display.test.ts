import { eventReader, type TestEvent } from './events';
import { planned } from './phase';
import { lineOf } from './progress-display';

const phase = { ...planned({ title: 'Browser journeys', args: [] }), beganAt: 0, unit: 'journeys' };

test('a running phase shows its count, its failures and the time left', () => {
  const running = { ...phase, state: 'running' as const, done: 30, total: 120, passed: 29, failed: 1 };
  expect(lineOf(running, 60_000)).toBe(
    '▸ Browser journeys         30 of 120 journeys, 29 passed, 1 failed, 1 min 0 s, about 3 min 0 s left',
  );
});

test('a phase that has just begun shows no time left', () => {
  const running = { ...phase, state: 'running' as const, done: 1, total: 120, passed: 1 };
  expect(lineOf(running, 4_000)).not.toContain('left');
});

test('a waiting phase shows only its name', () => {
  expect(lineOf(phase)).toBe('· Browser journeys');
});

test('a single check that passes shows how long it took', () => {
  const done = {
    ...planned({ title: 'Lint', args: [], isOneCheck: true }),
    state: 'passed' as const,
    passed: 1,
    seconds: 42,
  };
  expect(lineOf(done)).toMatch(/^✓ Lint +42 s$/);
});

test('events are separated from other output, even if they arrive in pieces', () => {
  const events: TestEvent[] = [];
  const lines: string[] = [];
  const read = eventReader(
    (event) => events.push(event),
    (line) => lines.push(line),
  );
  read('some words\n\u001e{"kind":"pas');
  read('sed"}\nmore words\n');
  expect(events).toEqual([{ kind: 'passed' }]);
  expect(lines).toEqual(['some words', 'more words']);
});
