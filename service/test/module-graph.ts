import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Module → the modules that its files import, types included. */
export type ModuleGraph = ReadonlyMap<string, ReadonlySet<string>>;

const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

/** Each folder of `root` is a module; tests may import anything. */
export function moduleGraph(root: string): ModuleGraph {
  const graph = new Map<string, Set<string>>();
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const module = moduleOf(file);
    const imported = graph.get(module) ?? new Set();
    graph.set(module, imported);
    for (const [, specifier = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(IMPORTED)) {
      const target = path.join(path.dirname(file), specifier);
      if (!target.startsWith('..') && moduleOf(target) !== module) imported.add(moduleOf(target));
    }
  }
  return graph;
}

const moduleOf = (file: string) => file.split(path.sep)[0] ?? file;

/** The first cycle, from a module back to itself; undefined when there is none. */
export function findCycle(graph: ModuleGraph): string[] | undefined {
  const finished = new Set<string>();
  const cycleFrom = (module: string, above: readonly string[]): string[] | undefined => {
    if (above.includes(module)) return [...above.slice(above.indexOf(module)), module];
    if (finished.has(module)) return undefined;
    for (const imported of graph.get(module) ?? []) {
      const cycle = cycleFrom(imported, [...above, module]);
      if (cycle) return cycle;
    }
    finished.add(module);
    return undefined;
  };
  for (const module of graph.keys()) {
    const cycle = cycleFrom(module, []);
    if (cycle) return cycle;
  }
  return undefined;
}
