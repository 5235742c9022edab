/** Pages send reports about remotes here, without any data about the visitor. */
export const REPORTS_PATH = '/__reports';

interface About {
  remote: string;
  version: string;
  /** The permission to report, from `Boot`. */
  ticket: string;
}

export type RemoteReport = FaultReport | (About & { what: 'shown' });

export interface FaultReport extends About {
  what: 'failed';
  kind: string;
  doing: string;
  message: string;
  /** Of the page's calls, which the service's log has too. */
  trace: string;
}
