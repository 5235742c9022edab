/** The answer at LIVE_PATH. */
export interface LiveAnswer {
  status: 'alive' | 'leaving';
}

/** A service that is about to stop says that it is leaving, and still takes new connections for this long. */
export const LEAVING_NOTICE_MS = 500;
