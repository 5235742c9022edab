import path from 'node:path';
import { findCycle, moduleGraph } from './module-graph';

const graph = moduleGraph(path.resolve(__dirname, '../src/modules'));

it('sees the imports between modules, types included', () => {
  expect(graph.get('bills')).toContain('offers');
  // The module imports nothing but a type from the session.
  expect(graph.get('inbox-items')).toContain('session');
  expect(graph.size).toBeGreaterThan(20);
});

it('names the modules of a cycle', () => {
  const cycle = new Map([
    ['bills', new Set(['offers'])],
    ['offers', new Set(['session', 'doctors'])],
    ['doctors', new Set(['bills'])],
  ]);
  expect(findCycle(cycle)).toEqual(['bills', 'offers', 'doctors', 'bills']);
});

it('finds no cycle between the modules of the service', () => {
  expect(findCycle(graph)?.join(' → ')).toBeUndefined();
});
