import type { MyAccount } from '@nivara/shared/domain/account';
import type { Registration } from '@nivara/shared/domain/patient';
import { EMPTY_REGISTRATION } from '@nivara/shared/domain/patient-values';
import { COMPLETE, servePatientRecord, type PatientRecordService } from './testing/serve-patient-record';
import { sendChanges } from './send-changes';
import { initialDraft, createDraftSaver, type DraftSaver } from './draft-saver';

const TODAY = '2026-03-02';
const DEBOUNCE = 1_000;
const RETRY = 5_000;

const withCity = (city: string, from: Registration = EMPTY_REGISTRATION): Registration => ({
  ...from,
  address: { ...from.address, city },
});
const withLandmark = (landmark: string, from: Registration): Registration => ({
  ...from,
  address: { ...from.address, landmark },
});

let savers: DraftSaver[] = [];
function begin(service: PatientRecordService): DraftSaver {
  const saver = createDraftSaver(initialDraft({ patientRecord: service.patientRecord() }, undefined), TODAY);
  savers.push(saver);
  saver.start();
  return saver;
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  savers = [];
});
afterEach(async () => {
  for (const saver of savers) saver.stop();
  await pass(0);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('saves once after the debounce, and then only what has changed', async () => {
  const service = servePatientRecord();
  const saver = begin(service);
  await pass(DEBOUNCE);
  expect(service.sent()).toEqual([]);
  saver.change(withCity('P'));
  await pass(DEBOUNCE / 2);
  saver.change(withCity('Pune'));
  expect(saver.read().phase).toBe('waiting');
  await pass(DEBOUNCE - 1);
  expect(service.sent()).toEqual([]);
  await pass(1);
  expect(service.sent()).toEqual([{ address: { city: 'Pune' } }]);
  expect(saver.read()).toMatchObject({ phase: 'saved', base: { version: 1 } });
  saver.change(withLandmark('Lake', withCity('Pune')));
  await pass(DEBOUNCE);
  expect(service.sent().at(-1)).toEqual({ address: { landmark: 'Lake' }, version: 1 });
});

test('saves nothing of a prefilled form until the patient changes it', async () => {
  const service = servePatientRecord();
  const account: MyAccount = {
    username: 'asha.kulkarni',
    name: 'Asha Kulkarni',
    email: 'asha@example.org',
    role: 1,
    createdAt: '2026-03-01T00:00:00.000Z',
  };
  const initial = initialDraft({ patientRecord: undefined, account }, undefined);
  const saver = createDraftSaver(initial, TODAY);
  savers.push(saver);
  saver.start();
  saver.change({ ...initial.values });
  await pass(DEBOUNCE);
  expect(service.sent()).toEqual([]);
  expect(saver.read()).toMatchObject({ phase: 'saved', base: undefined });
  saver.change(withCity('Pune', initial.values));
  await pass(DEBOUNCE);
  expect(service.sent()).toEqual([
    {
      personalDetails: { firstName: 'Asha', lastName: 'Kulkarni', email: 'asha@example.org' },
      address: { city: 'Pune' },
    },
  ]);
});

test('does not save again when the service normalizes an answer', async () => {
  const service = servePatientRecord();
  const saver = begin(service);
  saver.change({
    ...EMPTY_REGISTRATION,
    personalDetails: { ...EMPTY_REGISTRATION.personalDetails, phone: ' 98765 43210', firstName: 'Asha ' },
  });
  await pass(DEBOUNCE);
  await saver.save();
  expect(service.sent()).toHaveLength(1);
});

test('saves valid answers and keeps invalid ones back', async () => {
  const service = servePatientRecord();
  const saver = begin(service);
  const person = { ...EMPTY_REGISTRATION.personalDetails, firstName: 'Asha', height: 5 };
  saver.change({ ...EMPTY_REGISTRATION, personalDetails: person });
  await pass(DEBOUNCE);
  expect(service.sent()).toEqual([{ personalDetails: { firstName: 'Asha' } }]);
  expect(saver.read().unsaveable).toEqual(['personalDetails.height']);
});

test('retries while the service is down, and then saves everything', async () => {
  const service = servePatientRecord();
  const saver = begin(service);
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  service.cutOff();
  saver.change(withCity('Pune'));
  await pass(DEBOUNCE);
  expect(saver.read().phase).toBe('unreachable');
  saver.change(withCity('Nashik'));
  await pass(RETRY);
  expect(saver.read().phase).toBe('unreachable');
  service.mend();
  await pass(RETRY);
  expect(saver.read()).toMatchObject({ phase: 'saved', recovered: true });
  expect(service.patientRecord()?.address.city).toBe('Nashik');
});

test('merges what another device saved for other questions', async () => {
  const service = servePatientRecord(COMPLETE);
  const saver = begin(service);
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  service.changeElsewhere({ address: { landmark: 'Lake' } });
  saver.change(withCity('Nashik', saver.values()));
  await pass(DEBOUNCE);
  expect(service.patientRecord()?.address).toMatchObject({ city: 'Nashik', landmark: 'Lake' });
  expect(saver.read().merged?.paths).toEqual(['address.landmark']);
  expect(saver.values().address.landmark).toBe('Lake');
});

test.each([
  ['mine', [], 'Nashik'],
  ['theirs', ['address.city'] as const, 'Nagpur'],
])('saves nothing in a conflict until one answer is chosen (%s)', async (_whose, taken, kept) => {
  const service = servePatientRecord(COMPLETE);
  const saver = begin(service);
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  service.changeElsewhere({ address: { city: 'Nagpur' } });
  saver.change(withCity('Nashik', saver.values()));
  await pass(DEBOUNCE);
  expect(saver.read().conflict?.conflicts).toEqual(['address.city']);
  await pass(RETRY * 2);
  expect(service.patientRecord()?.address.city).toBe('Nagpur');
  saver.resolve(taken);
  await pass(0);
  expect(service.patientRecord()?.address.city).toBe(kept);
  expect(saver.read()).toMatchObject({ phase: 'saved', conflict: undefined });
});

test('merges with a patient record that another device created meanwhile', async () => {
  const service = servePatientRecord();
  const saver = begin(service);
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  service.changeElsewhere({ personalDetails: { firstName: 'Asha' } });
  saver.change(withCity('Pune'));
  await pass(DEBOUNCE);
  expect(service.patientRecord()).toMatchObject({
    personalDetails: { firstName: 'Asha' },
    address: { city: 'Pune' },
    version: 2,
  });
});

test('saves when the page is left within the debounce', async () => {
  const service = servePatientRecord();
  const saver = begin(service);
  saver.change(withCity('Pune'));
  saver.stop();
  await pass(0);
  expect(service.patientRecord()?.address.city).toBe('Pune');
});

test('sends nothing once the session has ended', async () => {
  const service = servePatientRecord();
  let isSignedIn = true;
  const saver = createDraftSaver(
    initialDraft({ patientRecord: undefined }, undefined),
    TODAY,
    () => isSignedIn,
  );
  saver.start();
  saver.change(withCity('Pune'));
  isSignedIn = false;
  saver.stop();
  await pass(RETRY);
  expect(service.sent()).toEqual([]);
});

test('never writes into the patient record of somebody who has signed in since', async () => {
  const service = servePatientRecord({ address: { city: 'Pune' } });
  const ours = service.patientRecord();
  const base = ours && { ...ours, accountId: 'b'.repeat(32), version: 9 };
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  await expect(sendChanges({ base, values: withCity('Panaji') })).rejects.toThrow();
  expect(service.patientRecord()).toEqual(ours);
});

test('completing waits for the running save and sends the rest', async () => {
  const service = servePatientRecord({ ...COMPLETE, address: { ...COMPLETE.address, city: '' } });
  const saver = begin(service);
  saver.change(withCity('Pune', saver.values()));
  const saving = saver.save();
  saver.change(withLandmark('Lake', saver.values()));
  const complete = saver.complete();
  await saving;
  await expect(complete).resolves.toMatchObject({ status: 'complete', address: { landmark: 'Lake' } });
});

test('starts with this browser’s draft, merged with answers saved since', () => {
  const service = servePatientRecord(COMPLETE);
  const base = service.patientRecord();
  service.changeElsewhere({ address: { landmark: 'Lake' } });
  const merged = initialDraft(
    { patientRecord: service.patientRecord() },
    { base, values: withCity('Nashik', COMPLETE) },
  );
  expect(merged.values.address).toMatchObject({ city: 'Nashik', landmark: 'Lake' });
  expect(merged.base?.version).toBe(2);
  service.changeElsewhere({ address: { city: 'Nagpur' } });
  const clashing = initialDraft(
    { patientRecord: service.patientRecord() },
    { base, values: withCity('Nashik', COMPLETE) },
  );
  expect(clashing.conflict?.conflicts).toEqual(['address.city']);
});
