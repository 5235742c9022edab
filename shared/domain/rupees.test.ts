import fc from 'fast-check';
import { inRupees, paiseOf } from './rupees';

it.each([
  ['800', 80_000],
  ['1,250.5', 125_050],
  [' ₹ 1,20,000.05 ', 12_000_005],
  ['0', 0],
  ['-20.50', -2_050],
  ['-0', 0],
  ['0.07', 7],
  ['', undefined],
  [undefined, undefined],
  ['12.345', Number.NaN],
  ['twelve', Number.NaN],
  ['1e3', Number.NaN],
  ['1.', Number.NaN],
  ['.5', Number.NaN],
  ['9999999999', Number.NaN],
])('reads %j as %j paise', (typed, paise) => {
  expect(paiseOf(typed)).toBe(paise);
});

it('paiseOf reads every amount that inRupees writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), (paise) => {
      expect(paiseOf(inRupees(paise))).toBe(paise);
    }),
  );
});
