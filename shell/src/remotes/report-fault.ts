import { REPORTS_PATH, type RemoteReport } from '@nivara/shared/contracts/report';
import { toFault } from './remote-fault';

let ticket = '';
const said = new Set<string>();

/** From now on what is reported goes to the site as well, by the page's own permission. */
export function reportToSite(permission: string): void {
  ticket = permission;
}

/** The one place where a remote's failure is written down, with its name and version. */
export function reportFault(remote: string, version: string, doing: string, error: unknown): void {
  const { kind, message } = toFault(error);
  console.error(`[remote ${remote}@${version}] ${doing} failed (${kind}): ${message}`);
  send({ what: 'failed', remote, version, ticket, kind, doing, message: withoutValues(message) });
}

/** That a new version works is told once for each page, so that the site can tell how many do not. */
export function reportShown(remote: string, version: string): void {
  send({ what: 'shown', remote, version, ticket });
}

function send(report: RemoteReport): void {
  const text = JSON.stringify(report);
  if (!ticket || said.has(text)) return;
  said.add(text);
  // Goes out even when the page is being left; a report that is lost costs nobody anything.
  navigator.sendBeacon(REPORTS_PATH, new Blob([text], { type: 'application/json' }));
}

/** What stands in quotation marks may be something that a person typed: it stays here. */
const withoutValues = (message: string) => message.replace(/(["'`“‘]).*?["'`”’]/gs, '$1…$1').slice(0, 200);
