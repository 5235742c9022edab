import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const RETRY_EVERY_MS = 100;

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
  private since: number | undefined;

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
    const now = performance.now();
    this.since ??= now;
    return now - this.since < this.retryMs ? RETRY_EVERY_MS : undefined;
  }

  /** Resolves when the service takes connections or retries end; a call that may change something waits here. */
  async isOver(): Promise<void> {
    for (;;) {
      const error = await this.connectError();
      const delay = error ? this.retryAfter(error) : undefined;
      if (delay === undefined) return;
      await wait(delay);
    }
  }

  private connectError(): Promise<NodeJS.ErrnoException | undefined> {
    const { hostname, port } = new URL(this.serviceUrl);
    return new Promise((resolve) => {
      const socket = connect(Number(port), hostname.replace(/^\[|\]$/g, ''));
      socket.once('connect', () => {
        socket.destroy();
        resolve(undefined);
      });
      socket.once('error', resolve);
    });
  }
}

/** A service whose database restarts asks for a retry this soon; an overloaded one asks for a later retry. */
const SOON_SECONDS = 2;

function isOutage(error: NodeJS.ErrnoException | null, response?: Response): boolean {
  if (error) return CONNECTION_ERRORS.includes(error.code ?? '');
  return response?.statusCode === 503 && Number(response.headers['retry-after']) <= SOON_SECONDS;
}
