import { jsonPieces } from './json-pieces';

const DATA = {
  account: { name: 'Line one\nline two', email: null },
  bills: [{ number: 'NV-1', lines: [{ text: '"Tea"' }, { text: 'Yoga' }], refunds: [] }, { number: 'NV-2' }],
  waitingList: [],
  names: ['one', 'two'],
  exportedAt: '2026-03-02',
};

it('writes the same text as JSON.stringify', () => {
  expect([...jsonPieces(DATA)].join('')).toBe(JSON.stringify(DATA, null, 2));
});

it('writes each row of a list by itself', () => {
  const longest = Math.max(
    ...[...jsonPieces({ rows: Array(100).fill('x'.repeat(10)) })].map(({ length }) => length),
  );
  expect(longest).toBeLessThan(30);
});
