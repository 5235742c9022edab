/**
 * Lets one request of each network begin in a turn of the event loop. Node accepts a single connection in each turn:
 * hundreds of requests that begin together make turns of half a second, and every new visitor waits to be accepted.
 */
export function beginInTurns(): (network: string) => Promise<void> | undefined {
  /** The waiting requests of each network that has begun one in this turn. */
  const waitingOf = new Map<string, (() => void)[]>();

  const nextTurn = (network: string, waiting: (() => void)[]) => {
    const begin = waiting.shift();
    if (!begin) return void waitingOf.delete(network);
    setImmediate(nextTurn, network, waiting);
    begin();
  };

  return (network) => {
    const known = waitingOf.get(network);
    if (known) return new Promise((resolve) => known.push(resolve));
    const waiting: (() => void)[] = [];
    waitingOf.set(network, waiting);
    setImmediate(nextTurn, network, waiting);
    return undefined;
  };
}
