/** Where a page tells the site how a remote does. Carries nothing about the person who looks at it. */
export const REPORTS_PATH = '/__reports';

interface About {
  remote: string;
  version: string;
  /** The page's permission to report, from `Boot`. */
  ticket: string;
}

export type RemoteReport = FaultReport | (About & { what: 'shown' });

export interface FaultReport extends About {
  what: 'failed';
  kind: string;
  doing: string;
  message: string;
}
