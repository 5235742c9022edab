/** Each remote has its own copy of this client, so whoever has to know of all calls asks through the window they share. */
const EVENT = 'nivara-calls';

/** From now until it has ended the call is one of those that `callsEnded` waits for. */
export function underWay<T>(call: Promise<T>): Promise<T> {
  const answer = (event: Event) => {
    if (event instanceof CustomEvent) (event.detail as Promise<unknown>[]).push(call);
  };
  const end = () => window.removeEventListener(EVENT, answer);
  window.addEventListener(EVENT, answer);
  call.then(end, end);
  return call;
}

/** Resolves when no call is under way any more, at once if the page is closed, and in any case after the limit. */
export function callsEnded(limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', end);
      resolve();
    };
    const timer = setTimeout(end, limitMs);
    window.addEventListener('pagehide', end);
    void lastCallEnded().then(end);
  });
}

async function lastCallEnded(): Promise<void> {
  for (let calls = callsNow(); calls.length > 0; calls = callsNow()) await Promise.allSettled(calls);
}

function callsNow(): Promise<unknown>[] {
  const calls: Promise<unknown>[] = [];
  window.dispatchEvent(new CustomEvent(EVENT, { detail: calls }));
  return calls;
}
