import { REPORTS_PATH, type RemoteReport } from '@nivara/shared/contracts/report';
import { pageTrace } from '@nivara/shared/api-client/page-trace';
import { toFault } from './remote-fault';

export interface FailureReports {
  reportFailure: (remote: string, version: string, doing: string, error: unknown) => void;
  /** Lets the site compare how many pages show a new version with how many fail. */
  reportShown: (remote: string, version: string) => void;
}

/** Nothing else reports a remote's failures. Without the page's ticket, the site would refuse a report. */
export function createFailureReports(ticket: string): FailureReports {
  const sent = new Set<string>();

  function send(report: RemoteReport): void {
    const text = JSON.stringify(report);
    if (!ticket || sent.has(text)) return;
    sent.add(text);
    // A beacon is sent even while the visitor leaves the page.
    navigator.sendBeacon(REPORTS_PATH, new Blob([text], { type: 'application/json' }));
  }

  return {
    reportFailure(remote, version, doing, error) {
      const { kind, message } = toFault(error);
      console.error(`[remote ${remote}@${version}] ${doing} failed (${kind}): ${message}`);
      send({
        what: 'failed',
        remote,
        version,
        ticket,
        kind,
        doing,
        message: withoutQuotes(message),
        trace: pageTrace(),
      });
    },
    reportShown: (remote, version) => send({ what: 'shown', remote, version, ticket }),
  };
}

/** A quotation may be text that a visitor typed, which must not leave the browser. */
const withoutQuotes = (message: string) => message.replace(/(["'`“‘]).*?["'`”’]/gs, '$1…$1').slice(0, 200);
