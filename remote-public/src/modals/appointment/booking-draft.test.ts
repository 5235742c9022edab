import { EMPTY_BOOKING } from '@nivara/shared/forms/booking/booking-values';
import { VISITOR, clearDraft, keepDraft, readDraft } from './booking-draft';

beforeEach(clearDraft);

const typed = { ...EMPTY_BOOKING, service: '5', patient: 'Tara Example', complaints: 'A cough' };

it('gives back what was typed, until it is cleared', () => {
  keepDraft(VISITOR, typed);
  expect(readDraft(VISITOR)).toEqual(typed);
  clearDraft();
  expect(readDraft(VISITOR)).toBeUndefined();
});

it('is none while only a service is chosen', () => {
  keepDraft(VISITOR, typed);
  keepDraft(VISITOR, { ...EMPTY_BOOKING, service: '5' });
  expect(readDraft(VISITOR)).toBeUndefined();
});

it('of a visitor goes along when they sign in, the name as that of somebody else', () => {
  keepDraft(VISITOR, typed);
  expect(readDraft('asha')).toEqual({ ...typed, patient: 'other', otherPatient: 'Tara Example' });
  keepDraft(VISITOR, { ...typed, patient: '' });
  expect(readDraft('asha')).toEqual({ ...typed, patient: '' });
});

it('of somebody with an account is for nobody else, not even after signing out', () => {
  keepDraft('asha', typed);
  expect(readDraft(VISITOR)).toBeUndefined();
  expect(readDraft('ravi')).toBeUndefined();
  expect(readDraft('asha')).toEqual(typed);
});
