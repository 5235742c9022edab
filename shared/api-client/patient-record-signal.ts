/** A dialog, or a call that an earlier page began, may change the patient record while a screen shows it. */
const EVENT = 'nivara-patient-record';

export const signalPatientRecord = (): void => void window.dispatchEvent(new Event(EVENT));

export function onPatientRecordSignal(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
