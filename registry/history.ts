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

export type NewEvent = Omit<HistoryEvent, 'at'>;

/** Writes down what has happened. Called by nobody but those who hold the registry's lock. */
export function record(dataDir: string, events: NewEvent[]): void {
  if (events.length === 0) return;
  const at = new Date().toISOString();
  const lines = events.map((event) => `${JSON.stringify({ at, ...event } satisfies HistoryEvent)}\n`);
  const file = historyFile(dataDir);
  // What is written behind a line that a crash cut off would be lost with it.
  const isCutOff = existsSync(file) && !/^$|\n$/.test(readFileSync(file, 'utf8').slice(-1));
  appendFileSync(file, `${isCutOff ? '\n' : ''}${lines.join('')}`);
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
