import { FIRST_PAINT_PARTS } from '../../shell/src/first-paint/switches';
import { readOptions } from './options';
import { SCENARIOS } from './scenarios';

test('measures everything nine times and keeps the figures by default', () => {
  const { runs, isWritten, scenarios, parts } = readOptions([]);
  expect({ runs, isWritten }).toEqual({ runs: 9, isWritten: true });
  expect(scenarios).toEqual(SCENARIOS);
  expect([...parts]).toEqual(['walk', 'more', 'builds']);
});

test('does not keep the figures of a part, or of too few runs', () => {
  expect(readOptions(['--runs', '8']).isWritten).toBe(false);
  expect(readOptions(['--cold-only']).isWritten).toBe(false);
  expect(readOptions(['--plain-single'])).toMatchObject({ isSinglePlain: true, isWritten: false });
  const { isWritten, scenarios, parts } = readOptions(['--only', '/', '--only', 'walk']);
  expect(isWritten).toBe(false);
  expect(scenarios.map(({ path }) => path)).toEqual(['/']);
  expect([...parts]).toEqual(['walk']);
});

test('does not keep the figures of a run with parts of the first paint switched off', () => {
  expect(readOptions([]).switchedOff).toEqual([]);
  const { isWritten, switchedOff } = readOptions(['--without', 'load-fonts']);
  expect({ isWritten, switchedOff }).toEqual({ isWritten: false, switchedOff: ['load-fonts'] });
  expect(readOptions(['--without', 'all']).switchedOff).toEqual(FIRST_PAINT_PARTS);
});

test('refuses a value that an option does not take, and says why', () => {
  expect(() => readOptions(['--runs', 'many'])).toThrow('"many"');
  expect(() => readOptions(['--runs', '0'])).toThrow('from 1 on');
  expect(() => readOptions(['--only', '/nowhere'])).toThrow('does not know /nowhere');
  expect(() => readOptions(['--without', 'luck'])).toThrow('does not know luck');
});
