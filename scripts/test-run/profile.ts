import type { Phase } from './phase';

/** What installing the packages has cost, told by the command that did. */
function packages(): [title: string, processor: number, clock: number, count: string][] {
  const [clock, processor] = (process.env.PACKAGES_SECONDS ?? '').split(' ').map(Number);
  return clock && processor ? [['Packages', processor, clock, '']] : [];
}

/** Processor and clock seconds of each phase, as a table for docs/guides/test.md. */
export function profileTable(phases: readonly Phase[], clockSeconds: number): string {
  const installed = packages();
  const rows = [
    ...installed,
    ...phases.map(
      ({ title, processorSeconds, seconds, passed, failed }) =>
        [title, processorSeconds, seconds, String(passed + failed || '')] as const,
    ),
  ];
  const processor = rows.reduce((sum, [, seconds]) => sum + seconds, 0);
  const count = phases.reduce((sum, { passed, failed }) => sum + passed + failed, 0);
  const clock = clockSeconds + installed.reduce((sum, [, , seconds]) => sum + seconds, 0);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['phase', 'processor s', 'clock s', 'count']),
    row(['---', '---:', '---:', '---:']),
    ...rows.map(([title, used, took, counted]) => row([title, used.toFixed(0), took.toFixed(0), counted])),
    row(['**All of it**', processor.toFixed(0), clock.toFixed(0), String(count)]),
  ].join('\n');
}
