import { messagesOf } from '../testing/messages-of';
import {
  CARE_PLAN_MESSAGES,
  carePlanSchema,
  isDue,
  markProblem,
  newDietSchema,
  newYogaSchema,
  planState,
} from './care-plan';
import { FIELD_MESSAGES } from './field-rules';
import { PATIENT_MESSAGES } from './patient-in-care';

const item = { days: [1, 3], time: '07:30', title: 'Breakfast', text: 'Poha' };
const diet = {
  patient: 'a'.repeat(32),
  title: 'Less salt',
  validFrom: '2026-03-02',
  validTo: '2026-03-31',
  items: [item],
};
const session = { title: 'Breathing', date: '2026-03-05' };
const yoga = { ...diet, kind: 'yogasession', items: [session] };

describe('a new diet', () => {
  const messages = (value: unknown) => messagesOf(newDietSchema, value);

  it.each([
    diet,
    { ...diet, validTo: diet.validFrom },
    { ...diet, validTo: '2027-03-02', notes: '', familyMember: null },
    { ...diet, items: [{ title: 'Water', days: [], time: null, date: null }] },
    { ...diet, items: [{ title: 'Water', time: '', date: '' }] },
  ])('is valid: %j', (value) => {
    expect(messages(value)).toEqual({});
  });

  it('reports every missing field at once', () => {
    expect(messages({})).toEqual({
      patient: PATIENT_MESSAGES.required,
      title: CARE_PLAN_MESSAGES.titleRequired,
      validFrom: CARE_PLAN_MESSAGES.dateRequired,
      validTo: CARE_PLAN_MESSAGES.dateRequired,
      items: CARE_PLAN_MESSAGES.itemsRequired,
    });
  });

  it.each([
    [{ ...diet, validTo: '2026-03-01' }, 'validTo', CARE_PLAN_MESSAGES.endsBefore],
    [{ ...diet, validTo: '2027-03-03' }, 'validTo', CARE_PLAN_MESSAGES.tooLong],
    [{ ...diet, validTo: '9999-12-31' }, 'validTo', CARE_PLAN_MESSAGES.tooLong],
    [{ ...diet, validTo: '2026-04-31' }, 'validTo', FIELD_MESSAGES.date],
    [{ ...diet, validTo: '' }, 'validTo', CARE_PLAN_MESSAGES.dateRequired],
    [{ ...diet, validFrom: null }, 'validFrom', CARE_PLAN_MESSAGES.dateRequired],
    [{ ...diet, validFrom: 20260302 }, 'validFrom', FIELD_MESSAGES.date],
    [{ ...diet, notes: null }, 'notes', FIELD_MESSAGES.text],
    [{ ...diet, items: [] }, 'items', CARE_PLAN_MESSAGES.itemsRequired],
    [{ ...diet, items: null }, 'items', CARE_PLAN_MESSAGES.itemsRequired],
    [{ ...diet, items: { 0: item } }, 'items', CARE_PLAN_MESSAGES.itemsRequired],
    [{ ...diet, items: [null] }, 'items[0]', FIELD_MESSAGES.required],
    [{ ...diet, items: ['Poha'] }, 'items[0]', FIELD_MESSAGES.required],
    [{ ...diet, items: Array(41).fill(item) }, 'items', FIELD_MESSAGES.tooMany(40)],
  ])('is refused with a message at the field (case %#)', (value, path, message) => {
    expect(messages(value)).toEqual({ [path]: message });
  });

  it.each([
    [{ title: ' ' }, 'title', CARE_PLAN_MESSAGES.entryRequired],
    [{ text: null }, 'text', FIELD_MESSAGES.text],
    [{ days: [7] }, 'days[0]', FIELD_MESSAGES.between(0, 6)],
    [{ days: [1, -1] }, 'days[1]', FIELD_MESSAGES.between(0, 6)],
    [{ days: [0.5] }, 'days[0]', FIELD_MESSAGES.wholeNumber],
    [{ days: ['1'] }, 'days[0]', FIELD_MESSAGES.number],
    [{ days: [null] }, 'days[0]', CARE_PLAN_MESSAGES.weekday],
    [{ days: [0, 1, 2, 3, 4, 5, 6, 0] }, 'days', CARE_PLAN_MESSAGES.weekday],
    [{ days: null }, 'days', CARE_PLAN_MESSAGES.weekday],
    [{ days: 1 }, 'days', CARE_PLAN_MESSAGES.weekday],
    [{ time: '24:00' }, 'time', CARE_PLAN_MESSAGES.time],
    [{ time: '7:30' }, 'time', CARE_PLAN_MESSAGES.time],
    [{ time: 730 }, 'time', CARE_PLAN_MESSAGES.time],
    [{ date: '2026-03-05' }, 'date', CARE_PLAN_MESSAGES.noDate],
    [{ date: 5 }, 'date', FIELD_MESSAGES.date],
    [{ date: { toString: 5 } }, 'date', FIELD_MESSAGES.date],
    [{ id: null }, 'id', CARE_PLAN_MESSAGES.foreignItem],
  ])('is refused with the entry %j', (change, field, message) => {
    expect(messages({ ...diet, items: [item, { ...item, ...change }] })).toEqual({
      [`items[1].${field}`]: message,
    });
  });
});

describe('a new yoga plan', () => {
  const messages = (value: unknown) => messagesOf(newYogaSchema, value);

  it.each([
    yoga,
    { ...yoga, items: [{ ...session, days: [] }] },
    { ...diet, kind: 'yogarx' },
    {
      ...yoga,
      items: [
        { ...session, date: yoga.validFrom },
        { ...session, date: yoga.validTo },
      ],
    },
  ])('is valid: %j', (value) => {
    expect(messages(value)).toEqual({});
  });

  it.each([
    [{ ...yoga, kind: undefined }, 'kind', CARE_PLAN_MESSAGES.choose],
    [{ ...yoga, kind: 'diet' }, 'kind', CARE_PLAN_MESSAGES.choose],
    [{ ...yoga, items: [{ title: 'Breathing' }] }, 'items[0].date', CARE_PLAN_MESSAGES.sessionDate],
    [{ ...yoga, items: [{ ...session, date: '' }] }, 'items[0].date', CARE_PLAN_MESSAGES.sessionDate],
    [{ ...yoga, items: [{ ...session, days: [4] }] }, 'items[0].days', CARE_PLAN_MESSAGES.noDays],
    [{ ...yoga, items: [{ ...session, date: '2026-03-01' }] }, 'items[0].date', CARE_PLAN_MESSAGES.outside],
    [{ ...yoga, items: [{ ...session, date: '2026-04-01' }] }, 'items[0].date', CARE_PLAN_MESSAGES.outside],
    [{ ...yoga, kind: 'yogarx' }, 'items[0].date', CARE_PLAN_MESSAGES.noDate],
  ])('is refused with a message at the field (case %#)', (value, path, message) => {
    expect(messages(value)).toEqual({ [path]: message });
  });
});

it('a changed plan is checked without a patient', () => {
  const { patient: _patient, ...plan } = diet;
  expect(messagesOf(carePlanSchema, plan)).toEqual({});
  expect(messagesOf(carePlanSchema, { ...plan, validTo: '2026-03-01' })).toEqual({
    validTo: CARE_PLAN_MESSAGES.endsBefore,
  });
});

it.each([
  ['2026-03-01', 'new'],
  ['2026-03-02', 'new'],
  ['2026-03-03', 'old'],
])('on %s, a plan whose last day is 2 March is %s', (today, state) => {
  expect(planState('2026-03-02', today)).toBe(state);
});

// 2 March 2026 is a Monday.
it.each([
  [[], null, '2026-03-02', true],
  [[1], null, '2026-03-02', true],
  [[0, 2, 3, 4, 5, 6], null, '2026-03-02', false],
  [[0], null, '2026-03-01', true],
  [[6], null, '2026-02-28', true],
  [[], '2026-03-02', '2026-03-02', true],
  [[], '2026-03-02', '2026-03-03', false],
])('an entry for the days %j or the date %s is due on %s: %s', (days, date, day, due) => {
  expect(isDue({ days, date }, day)).toBe(due);
});

it.each([
  ['2026-03-02', undefined],
  ['2026-03-09', undefined],
  ['2026-02-23', CARE_PLAN_MESSAGES.outside],
  ['2026-03-23', CARE_PLAN_MESSAGES.outside],
  ['2026-03-16', CARE_PLAN_MESSAGES.future],
  ['2026-03-03', CARE_PLAN_MESSAGES.notDue],
])('marking a Monday’s entry on %s has the problem %s', (date, problem) => {
  const plan = { validFrom: '2026-03-01', validTo: '2026-03-20' };
  expect(markProblem(plan, { days: [1], date: null }, date, '2026-03-10')).toBe(problem);
});
