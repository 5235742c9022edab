/** Whoever shows the own record hears that it was changed, be it by a form of another page or in a dialog above it. */
const EVENT = 'nivara-own-record';

export const signalRecord = (): void => void window.dispatchEvent(new Event(EVENT));

export function onRecordSignal(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
