import autocannon, { type Request } from 'autocannon';

export interface Figure {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
}

export interface Load {
  url: string;
  /** Called for each request. */
  request?: () => Request;
  headers?: Record<string, string>;
  /** Set to a lower number for requests that each use up the processor. */
  connections?: number;
  /** The expected status; by default any success. */
  expected?: number;
}

const SLICE_SECONDS = 2;
const WARM_UP_SECONDS = 1;
const CONNECTIONS = 10;

/** Throws on any unexpected answer, since such answers would distort the figure. */
export async function measure(load: Load, seconds = SLICE_SECONDS): Promise<Figure> {
  const { url, request, headers, connections = CONNECTIONS, expected } = load;
  const { requests, latency, non2xx, errors, timeouts, statusCodeStats } = await autocannon({
    url,
    headers,
    connections,
    duration: seconds,
    requests: request ? [{ setupRequest: (base: Request) => ({ ...base, ...request() }) }] : undefined,
  });
  const unexpected = expected ? non2xx - (statusCodeStats?.[`${expected}`]?.count ?? 0) : non2xx;
  if (unexpected + errors + timeouts > 0)
    throw new Error(`${url}: ${unexpected} refused, ${errors} failed, ${timeouts} timed out`);
  return { perSecond: requests.average, p99: latency.p99 };
}

/** Measures the loads in several rounds, so that a machine that is busy for a while slows all of them. */
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
