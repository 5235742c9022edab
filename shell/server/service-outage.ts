import { setTimeout as wait } from 'node:timers/promises';
import { LEAVING_NOTICE_MS, type LiveAnswer } from '@nivara/shared/contracts/live';
import { LIVE_PATH } from '@nivara/shared/contracts/site-paths';

const RETRY_EVERY_MS = 100;

/** How long a good check counts: a fifth of the time for which a stopping service announces that it leaves. */
const CHECK_VALID_MS = LEAVING_NOTICE_MS / 5;
const CHECK_TIME_LIMIT_MS = 1_000;

/** Errors that a restarting service causes. */
const CONNECTION_ERRORS = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'ENOTFOUND'];

/** Errors before there is a connection. */
const UNSENT = ['ECONNREFUSED', 'ENOTFOUND'];

export const isUnsent = (error: NodeJS.ErrnoException | null): boolean =>
  error !== null && UNSENT.includes(error.code ?? '');

interface Response {
  statusCode: number;
  headers: Record<string, unknown>;
}

/**
 * Knows since when the service has not answered. Requests are retried for a little while, in which it may restart, and
 * then fail at once.
 */
export class ServiceOutage {
  /** Since when calls have failed. */
  private since: number | undefined;
  /** Since when checks have found the service gone or leaving. */
  private goneSince: number | undefined;
  private goodUntil = 0;
  private check: Promise<void> | undefined;

  constructor(
    private readonly serviceUrl: string,
    private readonly retryMs: number,
  ) {}

  /** Returns after how many milliseconds a request is worth another try; undefined when it is not. */
  retryAfter(error: NodeJS.ErrnoException | null, response?: Response): number | undefined {
    if (!isOutage(error, response)) {
      if (response) this.since = undefined;
      return undefined;
    }
    this.since ??= performance.now();
    return this.delayOf(this.since);
  }

  /**
   * Resolves when a check finds the service neither gone nor leaving, or when the retries end. Calls that may
   * change something wait here.
   */
  async waitUntilOver(): Promise<void> {
    if (performance.now() < this.goodUntil) return;
    this.check ??= this.untilItStays().finally(() => (this.check = undefined));
    await this.check;
  }

  private async untilItStays(): Promise<void> {
    for (;;) {
      const checkedAt = performance.now();
      if (await this.takesCalls()) {
        this.goneSince = undefined;
        this.goodUntil = checkedAt + CHECK_VALID_MS;
        return;
      }
      this.goneSince ??= this.since ?? checkedAt;
      const delay = this.delayOf(this.goneSince);
      if (delay === undefined) return;
      await wait(delay);
    }
  }

  private delayOf(since: number): number | undefined {
    return performance.now() - since < this.retryMs ? RETRY_EVERY_MS : undefined;
  }

  /** True also for a service that is slow, or does not know the path. */
  private async takesCalls(): Promise<boolean> {
    try {
      const answer = await fetch(this.serviceUrl + LIVE_PATH, {
        signal: AbortSignal.timeout(CHECK_TIME_LIMIT_MS),
      });
      const { status } = (await answer.json()) as Partial<LiveAnswer>;
      return status !== 'leaving';
    } catch (error) {
      const { cause } = error as { cause?: NodeJS.ErrnoException };
      return !cause || !isOutage(cause);
    }
  }
}

/** A service whose database restarts asks for a retry this soon; an overloaded one asks for a later retry. */
const SOON_SECONDS = 2;

function isOutage(error: NodeJS.ErrnoException | null, response?: Response): boolean {
  if (error) return CONNECTION_ERRORS.includes(error.code ?? '');
  return response?.statusCode === 503 && Number(response.headers['retry-after']) <= SOON_SECONDS;
}
