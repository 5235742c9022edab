import autocannon, { type Request } from 'autocannon';

export interface Figure {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
}

export interface Load {
  url: string;
  /** What to send; called anew for each request. */
  request?: () => Request;
  headers?: Record<string, string>;
  /** Fewer for what keeps the processor busy all by itself. */
  connections?: number;
}

const SECONDS = 3;
const WARM_UP_SECONDS = 1;
const CONNECTIONS = 10;

/** Bounded: it stops by itself after a few seconds. Anything but a 2xx spoils the figure and is an error. */
export async function measure(load: Load): Promise<Figure> {
  await run(load, WARM_UP_SECONDS);
  const { requests, latency, non2xx, errors, timeouts } = await run(load, SECONDS);
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`${load.url}: ${non2xx} refused, ${errors} failed, ${timeouts} timed out`);
  }
  return { perSecond: requests.average, p99: latency.p99 };
}

const run = ({ url, request, headers, connections = CONNECTIONS }: Load, duration: number) =>
  autocannon({
    url,
    headers,
    connections,
    duration,
    requests: request ? [{ setupRequest: (base: Request) => ({ ...base, ...request() }) }] : undefined,
  });
