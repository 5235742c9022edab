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

const SLICE_SECONDS = 2;
const WARM_UP_SECONDS = 1;
const CONNECTIONS = 10;

/** Bounded: it stops by itself after seconds. Anything but a 2xx spoils the figure and is an error. */
export async function measure(load: Load, seconds = SLICE_SECONDS): Promise<Figure> {
  const { url, request, headers, connections = CONNECTIONS } = load;
  const { requests, latency, non2xx, errors, timeouts } = await autocannon({
    url,
    headers,
    connections,
    duration: seconds,
    requests: request ? [{ setupRequest: (base: Request) => ({ ...base, ...request() }) }] : undefined,
  });
  if (non2xx + errors + timeouts > 0)
    throw new Error(`${url}: ${non2xx} refused, ${errors} failed, ${timeouts} timed out`);
  return { perSecond: requests.average, p99: latency.p99 };
}

/**
 * Measures all of them in turn, several times over: a machine that is busy for a while with something else slows all of
 * them, not the one whose turn it was. One list of figures for each load, in the order of the rounds.
 */
export async function measureInTurn<Name extends string>(
  loads: Record<Name, Load>,
  rounds: number,
): Promise<Record<Name, Figure[]>> {
  const names = Object.keys(loads) as Name[];
  const figures = Object.fromEntries(names.map((name): [Name, Figure[]] => [name, []])) as Record<
    Name,
    Figure[]
  >;
  for (const name of names) await measure(loads[name], WARM_UP_SECONDS);
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) figures[name].push(await measure(loads[name]));
  return figures;
}
