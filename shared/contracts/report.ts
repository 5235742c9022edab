/** Pages send reports about remotes here, without any data about the visitor. */
export const REPORTS_PATH = '/__reports';

interface About {
  remote: string;
  version: string;
  /** The permission to report, from `Boot`. */
  ticket: string;
}

export type RemoteReport = FailureReport | (About & { what: 'shown' });

export interface FailureReport extends About {
  what: 'failed';
  kind: string;
  doing: string;
  message: string;
  /** The id of the page's trace, which is in the service's log too. */
  trace: string;
}
