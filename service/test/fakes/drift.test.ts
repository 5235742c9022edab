import { driftOf } from './drift';

const ROW = {
  id: 'a'.repeat(32),
  status: 'paid',
  paidAt: '2026-03-02T04:30:00.000Z',
  note: null,
  lines: [1],
};

it('accepts other ids, moments and numbers of the same form, and a longer list', () => {
  const other = { ...ROW, id: 'b'.repeat(32), paidAt: '2026-04-02T04:30:00.000Z', lines: [2, 3] };
  expect(driftOf({ rows: [ROW], total: 1 }, { rows: [other, other], total: 2 })).toEqual([]);
});

const { note: _note, ...withoutNote } = ROW;

it.each([
  ['a key that is missing', withoutNote, 'the answer.note is missing: null (null)'],
  ['a key too many', { ...ROW, tip: 1 }, 'the answer.tip is unknown to the service: number (1)'],
  ['another type', { ...ROW, note: 1 }, 'the answer.note: number (1) instead of null (null)'],
  ['another form', { ...ROW, id: '1' }, `the answer.id: a text ("1") instead of an id ("${ROW.id}")`],
  [
    'another status',
    { ...ROW, status: 'open' },
    'the answer.status: a text ("open") instead of a text ("paid")',
  ],
  ['an empty list', { ...ROW, lines: [] }, 'the answer.lines: 0 instead of 1'],
])('reports %s', (_case, fake, difference) => {
  expect(driftOf(fake, ROW)).toEqual([difference]);
});

it('reports a refusal with another text', () => {
  const refusal = { status: 409, title: 'Conflict', detail: 'It is taken.' };
  expect(driftOf({ ...refusal, detail: 'No.' }, refusal)).toEqual([
    'the answer.detail: a text ("No.") instead of a text ("It is taken.")',
  ]);
});
