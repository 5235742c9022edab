import { SECONDS_LEFT_HEADER } from '../contracts/session';

/** The state of the session according to the service's latest answer to any call. */
export interface SessionSignal {
  /** Undefined when the service answers that nobody is signed in. */
  secondsLeft: number | undefined;
}

/** Each remote has its own copy of this client, so the copies share the session's state through the window. */
const EVENT = 'nivara-session';

const UNAUTHORIZED = 401;

export function signalSession({ status, headers }: Pick<Response, 'status' | 'headers'>): void {
  const left = headers.get(SECONDS_LEFT_HEADER);
  if (left === null && status !== UNAUTHORIZED) return;
  const detail: SessionSignal = { secondsLeft: left === null ? undefined : Number(left) };
  window.dispatchEvent(new CustomEvent(EVENT, { detail }));
}

export function onSessionSignal(listener: (signal: SessionSignal) => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail as SessionSignal);
  };
  window.addEventListener(EVENT, hear);
  return () => window.removeEventListener(EVENT, hear);
}
