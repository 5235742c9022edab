import { EMPTY_BOOKING } from '@nivara/shared/forms/booking/booking-values';
import { memoryStore } from '@nivara/shared/testing/render-with-app';
import { clearDraft, keepDraft, readDraft, type DraftStores } from './booking-draft';

const typed = { ...EMPTY_BOOKING, service: '5', patient: 'Tara Example', complaints: 'A cough' };
const draft = { values: typed, wanted: 'Kids care', hold: '1'.repeat(32) };

const visitor = (): DraftStores => ({ own: undefined, visitor: memoryStore() });

it('restores the draft until it is cleared', async () => {
  const stores = visitor();
  keepDraft(stores, draft);
  expect(await readDraft(stores)).toEqual(draft);
  clearDraft(stores);
  expect(await readDraft(stores)).toBeUndefined();
});

it('keeps no draft that has only a service', async () => {
  const stores = visitor();
  keepDraft(stores, draft);
  keepDraft(stores, { values: { ...EMPTY_BOOKING, service: '5' } });
  expect(await readDraft(stores)).toBeUndefined();
});

it('signing in moves the visitor’s draft to the account, and the typed name to `otherPatient`', async () => {
  const before = visitor();
  keepDraft(before, draft);
  const signedIn = { ...before, own: memoryStore() };
  const values = { ...typed, patient: 'other', otherPatient: 'Tara Example' };
  expect(await readDraft(signedIn)).toEqual({ ...draft, values });
  expect(await readDraft(signedIn)).toEqual({ ...draft, values });
  expect(await readDraft(before)).toBeUndefined();
});

it('signing in leaves an empty name empty', async () => {
  const before = visitor();
  keepDraft(before, { values: { ...typed, patient: '' } });
  expect((await readDraft({ ...before, own: memoryStore() }))?.values.patient).toBe('');
});

it('the draft of an account is shown to nobody else, not even after signing out', async () => {
  const asha = { own: memoryStore(), visitor: memoryStore() };
  keepDraft(asha, draft);
  expect(await readDraft({ ...asha, own: undefined })).toBeUndefined();
  expect(await readDraft({ ...asha, own: memoryStore() })).toBeUndefined();
  expect(await readDraft(asha)).toEqual(draft);
});
