import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { historyFile } from './data-folder';

/** One thing that happened to a remote on this site, as a line of the history file. */
export interface HistoryEvent {
  at: string;
  remote: string;
  version: string;
  what: 'live' | 'staged' | 'promoted' | 'taken back' | 'taken back by the site' | 'moved';
  /** The share of visitors, the reason, the new place: what a reader wants to know beside it. */
  note?: string;
}

export function record(dataDir: string, event: Omit<HistoryEvent, 'at'>): void {
  const line: HistoryEvent = { at: new Date().toISOString(), ...event };
  appendFileSync(historyFile(dataDir), `${JSON.stringify(line)}\n`);
}

/** All events of one remote, the oldest first. */
export const readHistory = (dataDir: string, remote: string): HistoryEvent[] =>
  readLines<HistoryEvent>(historyFile(dataDir)).filter((event) => event.remote === remote);

/** The lines of a file that grows; a line that a crash cut off is left out. */
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
