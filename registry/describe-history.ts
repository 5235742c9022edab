import type { FailureReport } from '@nivara/shared/contracts/report';
import { reportsFile } from './data-folder';
import { readHistory, readLines } from './history';
import { Refusal } from './refusal';
import { readRegistry } from './registry-file';

type StoredReport = Omit<FailureReport, 'what' | 'ticket'> & { at: string };

/** Describes a remote's publishes, rollbacks with their reasons, and failure reports as text for a terminal. */
export function describeHistory(dataDir: string, name: string): string {
  const events = readHistory(dataDir, name);
  const entry = readRegistry(dataDir).remotes[name];
  if (events.length === 0 && !entry) throw new Refusal([`Nothing named "${name}" was ever published here.`]);
  const reports = [`${reportsFile(dataDir)}.older`, reportsFile(dataDir)]
    .flatMap((file) => readLines<StoredReport>(file))
    .filter(({ remote }) => remote === name);
  return [
    ...events.map(
      ({ at, version, what, note }) => `${toMinute(at)}  ${version}  ${what}${note ? `: ${note}` : ''}`,
    ),
    ...(entry ? [`Now live: ${entry.version}`] : []),
    ...(entry?.staged ? [`For ${entry.staged.share} of 100 visitors: ${entry.staged.version}`] : []),
    ...(reports.length > 0
      ? ['', 'What failed in pages:', ...summarize(reports)]
      : ['No page has reported a failure.']),
  ].join('\n');
}

/** Equal failures share one line, with their count and latest date. */
function summarize(reports: StoredReport[]): string[] {
  const groups = new Map<string, { count: number; last: string; trace: string }>();
  for (const { version, doing, kind, message, at, trace } of reports) {
    const text = `${version}  ${doing} (${kind}): ${message}`;
    groups.set(text, { count: (groups.get(text)?.count ?? 0) + 1, last: at, trace });
  }
  return [...groups].map(
    ([text, { count, last, trace }]) =>
      `${count}×, last ${toMinute(last)}  ${text}${trace ? ` (trace ${trace})` : ''}`,
  );
}

const toMinute = (timestamp: string) => `${timestamp.slice(0, 16).replace('T', ' ')} UTC`;
