import fc from 'fast-check';
import {
  type LedgerLine,
  TAX_PERCENTS,
  amountOf,
  discountable,
  itemsOf,
  proportion,
  shareOut,
  shownLines,
  withDiscount,
  withTaxes,
} from './bill-lines';

const item = (amount: number, taxPercent = 0, text = 'Item'): LedgerLine => ({
  kind: 'item',
  text,
  amount,
  taxPercent,
});

/** Any prices and rates, with discounts that are never larger than what is left. */
const anyLines = fc
  .record({
    items: fc.array(fc.record({ amount: fc.integer({ min: 1, max: 50_000_000 }), rate: fc.nat(3) }), {
      minLength: 1,
      maxLength: 12,
    }),
    discounts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
  })
  .map(({ items, discounts }) => {
    const priced = withTaxes(items.map(({ amount, rate }) => item(amount, TAX_PERCENTS[rate])));
    return discounts.reduce((lines, share) => {
      const amount = Math.floor(discountable(lines) * share);
      return amount === 0 ? lines : withDiscount(lines, { amount, reason: 'Hardship' });
    }, priced);
  });

it.each([
  [7, 1, 2, 4],
  [1, 1, 3, 0],
  [2, 1, 3, 1],
  [1_000_000_000, 999_999_999, 1_000_000_000, 999_999_999],
  [5, 5, 0, 0],
])('computes %d × %d ÷ %d, rounded half up, as %d', (value, share, whole, rounded) => {
  expect(proportion(value, share, whole)).toBe(rounded);
});

it.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [10, [0, 5, 15], [0, 3, 7]],
  [20, [0, 5, 15], [0, 5, 15]],
  [1, [1_000_000_000, 1_000_000_000], [1, 0]],
  [0, [], []],
])('shares %d out by %j as %j', (total, weights, parts) => {
  expect(shareOut(total, weights)).toEqual(parts);
});

it('shares out every paisa, and gives no part more than its weight', () => {
  const weights = fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (each, share) => {
      const whole = each.reduce((sum, weight) => sum + weight, 0);
      const total = Math.floor(whole * share);
      const parts = shareOut(total, each);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      parts.forEach((part, index) => expect(part).toBeLessThanOrEqual(each[index] ?? 0));
    }),
  );
});

describe('taxes', () => {
  it('are one line for each rate, rounded half up to the paisa', () => {
    const lines = withTaxes([item(10_001, 18), item(9_999), item(2_525, 5), item(1, 18)]);
    expect(lines.slice(4)).toEqual([
      { kind: 'tax', text: 'GST 5%', amount: 126, taxPercent: 5 },
      { kind: 'tax', text: 'GST 18%', amount: 1_800, taxPercent: 18 },
    ]);
    expect(amountOf(lines)).toBe(10_001 + 9_999 + 2_525 + 1 + 126 + 1_800);
  });

  it('stay the same when they are computed a second time', () => {
    const once = withTaxes([item(10_000, 18)]);
    expect(withTaxes(once)).toEqual(once);
  });

  it('follow a discount, which lowers the price before tax at each rate', () => {
    const lines = withDiscount(withTaxes([item(80_000), item(20_000, 18)]), {
      amount: 10_000,
      reason: 'Hardship',
    });
    expect(lines.filter(({ kind }) => kind === 'discount')).toEqual([
      { kind: 'discount', text: 'Hardship', amount: -8_000, taxPercent: 0 },
      { kind: 'discount', text: 'Hardship', amount: -2_000, taxPercent: 18 },
    ]);
    expect(lines.at(-1)).toMatchObject({ kind: 'tax', amount: 3_240 });
    expect(shownLines(lines)).toEqual([
      { text: 'Item', amount: 80_000 },
      { text: 'Item', amount: 20_000 },
      { text: 'Hardship', amount: -10_000 },
      { text: 'GST 18%', amount: 3_240 },
    ]);
  });

  it('are gone when a discount takes everything off', () => {
    const lines = withDiscount(withTaxes([item(999, 18), item(1, 5)]), { amount: 1_000, reason: 'Staff' });
    expect(amountOf(lines)).toBe(0);
    expect(lines.some(({ kind }) => kind === 'tax')).toBe(false);
  });
});

it('splits any bill into items whose amounts and taxes add up to those of the bill, none below zero', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const items = itemsOf(lines);
      expect(amountOf(items)).toBe(amountOf(lines));
      const taxes = lines.filter(({ kind }) => kind === 'tax');
      expect(items.reduce((sum, { tax }) => sum + tax, 0)).toBe(amountOf(taxes));
      for (const { amount, tax } of items) expect(amount >= tax && tax >= 0).toBe(true);
      expect(amountOf(shownLines(lines))).toBe(amountOf(lines));
    }),
  );
});

it('identifies the items by their positions on the bill', () => {
  const lines = withDiscount(withTaxes([item(100, 18, 'Mat'), item(50, 0, 'Talk')]), {
    amount: 30,
    reason: 'Both',
  });
  expect(itemsOf(lines)).toEqual([
    { position: 0, text: 'Mat', amount: 94, tax: 14 },
    { position: 1, text: 'Talk', amount: 40, tax: 0 },
  ]);
});
