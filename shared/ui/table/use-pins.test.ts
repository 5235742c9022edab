import { fillingOf, pinsOf, scrollStart } from './use-pins';

const column = (width: number, rank?: number) => ({ width, rank });

test('each pinned column stops beside those before and after it', () => {
  expect(pinsOf([column(80, 2), column(900), column(100, 3), column(50), column(120, 1)], 1000)).toEqual([
    { start: 0, end: 220 },
    undefined,
    { start: 80, end: 120 },
    undefined,
    { start: 180, end: 0 },
  ]);
});

test('where there is little room, the lowest rank stays pinned', () => {
  expect(pinsOf([column(150, 2), column(500), column(120, 1)], 330)).toEqual([
    undefined,
    undefined,
    { start: 0, end: 0 },
  ]);
});

test('a column wider than the room is not pinned, but a narrower one of a higher rank is', () => {
  expect(pinsOf([column(90, 2), column(400, 1), column(300)], 330)).toEqual([
    { start: 0, end: 0 },
    undefined,
    undefined,
  ]);
});

test('a narrow table opens at the most important column that is not pinned', () => {
  const columns = [column(120, 4), column(100), column(90, 2), column(80, 3), column(115, 1)];
  const opensAt = (room: number) => scrollStart(columns, pinsOf(columns, room), room);
  expect(opensAt(326)).toBe(220);
  expect(opensAt(480)).toBe(0);
  expect(scrollStart([column(400)], [undefined], 326)).toBe(0);
});

test('in a narrow table that column fills the room beside the pinned ones', () => {
  const columns = [column(120), column(128, 2), column(90, 3), column(150, 1)];
  const fillingIn = (room: number) => fillingOf(columns, pinsOf(columns, room), room);
  expect(fillingIn(312)).toEqual({ at: 1, width: 162 });
  expect(fillingIn(600)).toBeUndefined();
  expect(fillingOf([column(400)], [undefined], 312)).toBeUndefined();
});
