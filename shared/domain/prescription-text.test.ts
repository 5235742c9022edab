import type { PrescriptionItem } from './prescription';
import { isMadeOfLines, prescriptionText, prescriptionTitle } from './prescription-text';

const metformin = { name: 'Metformin', dose: '500 mg', frequency: 'Twice a day' };

it('makes one sentence, whatever capitals and full stops the parts have', () => {
  const items = [
    { ...metformin, days: 90, instructions: 'After meals.' },
    { name: 'X.', dose: '1 ', frequency: 'Once a day.;' },
  ];
  expect(prescriptionText('medicine', items)).toBe(
    'Metformin 500 mg, twice a day, for 90 days, after meals; X 1, once a day',
  );
});

it.each([
  ['Once a day', 'once a day'],
  ['A spoonful at night', 'a spoonful at night'],
  ['Half-hourly', 'half-hourly'],
  ['3 times a day.', '3 times a day'],
  ['SOS', 'SOS'],
  ['BD, with water', 'BD, with water'],
  ['B.D.', 'B.D.'],
  ['At breakfast b.d.', 'at breakfast b.d.'],
  ['X-ray first.', 'X-ray first'],
  ['I will call', 'I will call'],
  ['Sundays only', 'Sundays only'],
  ['Metformin first, then food', 'Metformin first, then food'],
  ['Élan', 'élan'],
  ['At night,', 'at night'],
  ['At night...', 'at night'],
  ['At night.\nNo tea.', 'at night. No tea'],
])('turns %j into %j', (frequency, text) => {
  expect(prescriptionText('medicine', [{ ...metformin, frequency }])).toBe(`Metformin 500 mg, ${text}`);
});

it('writes no separator for empty parts', () => {
  const item = { ...metformin, frequency: ' . ', instructions: '' };
  expect(prescriptionText('medicine', [item])).toBe('Metformin 500 mg');
  expect(prescriptionText('medicine', [])).toBe('');
});

it.each<[Parameters<typeof prescriptionText>[0], PrescriptionItem, string]>([
  ['medicine', { ...metformin, days: 1 }, 'Metformin 500 mg, twice a day, for 1 day'],
  [
    'medicine',
    { ...metformin, form: 'tablet', frequency: '1-0-1', food: 'After food' },
    'Metformin tablet 500 mg, 1-0-1, after food',
  ],
  [
    'yoga',
    { name: 'Tadasana', minutes: 1, repetitions: 3, instructions: 'Stand tall.' },
    'Tadasana, 1 minute, 3 repetitions, stand tall',
  ],
  ['yoga', { name: 'Shavasana' }, 'Shavasana'],
  [
    'diet',
    { meal: 'Breakfast', food: 'Poha.', instructions: 'Little salt.\nNo sugar.' },
    'Breakfast: Poha, little salt. No sugar',
  ],
  ['residential', { from: '2026-03-01', ward: 'East' }, 'East, from 1 March 2026'],
  [
    'residential',
    { from: '2026-03-01', to: '2026-03-03', ward: 'East', instructions: 'Visitors until 6 PM.' },
    'East, from 1 March 2026 to 3 March 2026, visitors until 6 PM',
  ],
])('writes a line of %s: %j', (kind, item, text) => {
  expect(prescriptionText(kind, [item])).toBe(text);
});

it.each([
  ['East, from 1 March 2026', true],
  ['East, from 2026-03-01', true],
  ['East, from 2026-03-02', false],
  ['The room with a garden', false],
])('tells whether the text %j was made from the lines: %s', (prescription, made) => {
  const items = [{ from: '2026-03-01', ward: 'East' }];
  expect(isMadeOfLines({ kind: 'residential', items, prescription })).toBe(made);
});

it.each(['medicine', 'yoga', 'diet', 'residential'] as const)(
  'makes an empty text of an empty line of %s',
  (kind) => {
    expect(prescriptionText(kind, [{}])).toBe('');
  },
);

it.each([
  [
    'medicine',
    'Metformin 500 mg, twice a day; Vitamin D3 60,000 IU, once a week',
    'Metformin 500 mg, Vitamin D3 60,000 IU',
  ],
  ['yoga', 'Tadasana, 3 minutes; Brisk walk, 30 minutes', 'Tadasana, Brisk walk'],
  ['diet', 'No papad, pickle or packaged snacks.', 'Less salt'],
] as const)('a %s prescription has a short title', (kind, prescription, title) => {
  expect(prescriptionTitle({ kind, info: 'Less salt', prescription })).toBe(title);
});

it('a dose in words is no part of the title', () => {
  const items = [
    metformin,
    { name: 'Diclofenac gel 1%', dose: 'A finger-long strip', frequency: 'Twice a day' },
  ];
  const prescription = prescriptionText('medicine', items);
  expect(prescriptionTitle({ kind: 'medicine', info: '', prescription, items })).toBe(
    'Metformin 500 mg, Diclofenac gel 1%',
  );
});

it('a diet without a purpose has its text as the title', () => {
  expect(prescriptionTitle({ kind: 'diet', info: '', prescription: 'Two fruits a day.' })).toBe(
    'Two fruits a day.',
  );
});
