import type { ImportGraph } from './import-graph';

/** Returns the groups of files that reach each other by imports, which Tarjan's algorithm finds. */
export function importCycles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const earliest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const at = (map: Map<string, number>, file: string) => map.get(file) ?? 0;

  const visit = (file: string): void => {
    order.set(file, order.size);
    earliest.set(file, at(order, file));
    open.push(file);
    for (const imported of graph.get(file) ?? []) {
      if (!order.has(imported)) {
        visit(imported);
        earliest.set(file, Math.min(at(earliest, file), at(earliest, imported)));
      } else if (open.includes(imported)) {
        earliest.set(file, Math.min(at(earliest, file), at(order, imported)));
      }
    }
    if (earliest.get(file) !== order.get(file)) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1 || graph.get(file)?.has(file)) cycles.push(group);
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
