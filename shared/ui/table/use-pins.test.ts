import { pinsOf, wideningsOf } from './use-pins';

const column = (width: number, rank?: number) => ({ width, rank });

test('each pinned column stops beside the pinned columns before and after it', () => {
  expect(pinsOf([column(80, 2), column(900), column(100, 3), column(50), column(120, 1)], 1000)).toEqual([
    { start: 0, end: 220 },
    undefined,
    { start: 80, end: 120 },
    undefined,
    { start: 180, end: 0 },
  ]);
});

test('where there is little room, only the column of rank 1 stays pinned', () => {
  expect(pinsOf([column(150, 2), column(500), column(120, 1)], 330)).toEqual([
    undefined,
    undefined,
    { start: 0, end: 0 },
  ]);
});

test('a column of rank 1 that is wider than the visible part is not pinned, but a narrower one of rank 2 is', () => {
  expect(pinsOf([column(90, 2), column(400, 1), column(300)], 330)).toEqual([
    { start: 0, end: 0 },
    undefined,
    undefined,
  ]);
});

test('the columns before a partly covered column share the rest of the width, and the last of them gets two shares', () => {
  const columns = [column(100), column(120), column(150), column(90), column(200, 1)];
  expect(wideningsOf(columns, pinsOf(columns, 520), 520)).toEqual([33, 67, 0, 0, 0]);
});

test('a pinned column before a partly covered column gets no share', () => {
  const columns = [column(100, 2), column(120), column(150), column(200, 1)];
  expect(wideningsOf(columns, pinsOf(columns, 520), 520)).toEqual([0, 100, 0, 0]);
});

test('no column is made wider where the visible part already ends with a whole column', () => {
  const columns = [column(100), column(220), column(150), column(200, 1)];
  expect(wideningsOf(columns, pinsOf(columns, 520), 520)).toEqual([0, 0, 0, 0]);
});
