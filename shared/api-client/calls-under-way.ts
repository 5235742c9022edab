/** Each remote has its own copy of this client, so calls are counted through the shared window. */
const EVENT = 'nivara-calls';

/** Makes `callsEnded` wait for this call. */
export function trackCall<T>(call: Promise<T>): Promise<T> {
  const answer = (event: Event) => {
    if (event instanceof CustomEvent) (event.detail as Promise<unknown>[]).push(call);
  };
  const end = () => window.removeEventListener(EVENT, answer);
  window.addEventListener(EVENT, answer);
  call.then(end, end);
  return call;
}

/** Resolves when no call is under way, when the page closes, or at the limit. */
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
