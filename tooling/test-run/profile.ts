import { readFileSync } from 'node:fs';
import type { Phase } from './phase';

const TICKS_PER_SECOND = 100;

/** The command that installs packages measures its own cost. */
function packages(): [title: string, processor: number, clock: number, count: string][] {
  const [clock, processor] = (process.env.PACKAGES_SECONDS ?? '').split(' ').map(Number);
  return clock && processor ? [['Packages', processor, clock, '']] : [];
}

/** Processor time since the machine started (Linux only), which includes killed programs. */
export function machineSeconds(): number {
  try {
    const [, user, nice, system, , , irq, softIrq] = readFileSync('/proc/stat', 'utf8')
      .split(/\s+/)
      .map(Number);
    return ((user ?? 0) + (nice ?? 0) + (system ?? 0) + (irq ?? 0) + (softIrq ?? 0)) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

interface MachineTotal {
  clockSeconds: number;
  machineSeconds: number;
}

/** Makes the table of one run; docs/guides/test.md shows two such runs side by side. */
export function profileTable(phases: readonly Phase[], machine: MachineTotal): string {
  const installed = packages();
  const rows = [
    ...installed,
    ...phases.map(
      ({ title, processorSeconds, seconds, passed, failed }) =>
        [title, processorSeconds, seconds, String(passed + failed || '')] as const,
    ),
  ];
  const packagesUsed = installed.reduce((sum, [, seconds]) => sum + seconds, 0);
  const count = phases.reduce((sum, { passed, failed }) => sum + passed + failed, 0);
  const clock = machine.clockSeconds + installed.reduce((sum, [, , seconds]) => sum + seconds, 0);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['phase', 'processor s', 'clock s', 'count']),
    row(['---', '---:', '---:', '---:']),
    ...rows.map(([title, used, took, counted]) => row([title, used.toFixed(0), took.toFixed(0), counted])),
    row([
      '**All that the machine did**',
      (machine.machineSeconds + packagesUsed).toFixed(0),
      clock.toFixed(0),
      String(count),
    ]),
  ].join('\n');
}
