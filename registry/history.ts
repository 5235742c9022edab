import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { historyFile } from './data-folder';

/** One line of the history file. */
export interface HistoryEvent {
  at: string;
  remote: string;
  version: string;
  what: 'live' | 'staged' | 'promoted' | 'rolled back' | 'rolled back by the site' | 'moved';
  /** Details for the reader: the share of visitors, the reason, or the new address. */
  note?: string;
  /** True for a rollback because of reports alone, without damage that the site found itself. */
  byReports?: boolean;
}

export type NewEvent = Omit<HistoryEvent, 'at'>;

/** Callers must hold the registry's lock. */
export function record(dataDir: string, events: NewEvent[]): void {
  if (events.length === 0) return;
  const at = new Date().toISOString();
  const lines = events.map((event) => `${JSON.stringify({ at, ...event } satisfies HistoryEvent)}\n`);
  const file = historyFile(dataDir);
  // A crash may have cut off the last line; an event appended to that line would be lost with it.
  const isCutOff = existsSync(file) && !/^$|\n$/.test(readFileSync(file, 'utf8').slice(-1));
  appendFileSync(file, `${isCutOff ? '\n' : ''}${lines.join('')}`);
}

/** All events of one remote, the oldest first. */
export const readHistory = (dataDir: string, remote: string): HistoryEvent[] =>
  readLines<HistoryEvent>(historyFile(dataDir)).filter((event) => event.remote === remote);

export const countRollbacksByReports = (dataDir: string, remote: string, since: number): number =>
  readHistory(dataDir, remote).filter(({ byReports, at }) => byReports && Date.parse(at) > since).length;

/** Skips a line that a crash cut off. */
export function readLines<Line>(file: string): Line[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line ? [JSON.parse(line) as Line] : [];
      } catch {
        return [];
      }
    });
}
