import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const RETRY_EVERY_MS = 100;

/** Of a service that restarts. */
const CONNECTION_ERRORS = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'ENOTFOUND'];

interface Response {
  statusCode: number;
  headers: Record<string, unknown>;
}

/**
 * Knows since when the service has not answered. Requests wait a little while for a restart, and fail at once when it
 * takes longer.
 */
export class ServiceOutage {
  private since: number | undefined;

  constructor(
    private readonly serviceUrl: string,
    private readonly patienceMs: number,
  ) {}

  /** Returns after how many milliseconds a request is worth another try; undefined when it is not. */
  retryAfter(error: NodeJS.ErrnoException | null, response?: Response): number | undefined {
    if (!isOutage(error, response)) {
      if (response) this.since = undefined;
      return undefined;
    }
    const now = performance.now();
    this.since ??= now;
    return now - this.since < this.patienceMs ? RETRY_EVERY_MS : undefined;
  }

  /** Resolves when the service takes connections, or has not for too long: a request with a body is sent only once. */
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

/** The service asks to come again so soon while its database restarts; when it has too much to do, it asks for more. */
const SOON_SECONDS = 2;

function isOutage(error: NodeJS.ErrnoException | null, response?: Response): boolean {
  if (error) return CONNECTION_ERRORS.includes(error.code ?? '');
  return response?.statusCode === 503 && Number(response.headers['retry-after']) <= SOON_SECONDS;
}
