/**
 * `fee` is that of an appointment or a course, and `offer` belongs to an appointment. `item` and `discount`
 * come from the desk; `tax` follows from these four.
 */
export const LINE_KINDS = ['fee', 'offer', 'item', 'discount', 'tax'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** A stored line of a bill. */
export interface LedgerLine {
  kind: LineKind;
  text: string;
  /** In paise, before tax; negative for an offer and a discount. */
  amount: number;
  /** The tax rate of the line; a tax line has the rate that it stands for. */
  taxPercent: number;
}

/** Treatment is exempt; goods and courses have these rates. */
export const TAX_PERCENTS = [0, 5, 12, 18] as const;
export type TaxPercent = (typeof TAX_PERCENTS)[number];

/** Ten million rupees, in paise: less than half of what an `integer` column of PostgreSQL holds. */
export const LARGEST_BILL = 1_000_000_000;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const amountOf = (lines: readonly Pick<LedgerLine, 'amount'>[]): number =>
  sum(lines.map(({ amount }) => amount));

/** `value × share ÷ whole`, rounded half up, with bigint since a product of two amounts is too large to be exact. */
export function proportion(value: number, share: number, whole: number): number {
  if (whole === 0) return 0;
  return Number((2n * BigInt(value) * BigInt(share) + BigInt(whole)) / (2n * BigInt(whole)));
}

/**
 * Splits a total by weights so that the parts add up to it. While the total is at most the sum of the weights, each
 * part is at most its weight.
 */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const whole = sum(weights);
  if (whole === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight));
  const parts = exact.map((product) => Number(product / BigInt(whole)));
  const remainders = exact.map((product, index) => ({ index, rest: product % BigInt(whole) }));
  remainders.sort((one, other) =>
    one.rest === other.rest ? one.index - other.index : other.rest > one.rest ? 1 : -1,
  );
  const missing = total - sum(parts);
  for (const { index } of remainders.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

const isTax = ({ kind }: Pick<LedgerLine, 'kind'>) => kind === 'tax';
const isReduction = ({ kind }: Pick<LedgerLine, 'kind'>) => kind === 'offer' || kind === 'discount';

/** The price of each rate's lines before tax, in the order of the rates. */
export function netByRate(lines: readonly LedgerLine[]): { percent: number; net: number }[] {
  const beforeTax = lines.filter((line) => !isTax(line));
  const rates = [...new Set(beforeTax.map(({ taxPercent }) => taxPercent))].sort((one, other) => one - other);
  return rates.map((percent) => ({
    percent,
    net: amountOf(beforeTax.filter(({ taxPercent }) => taxPercent === percent)),
  }));
}

/** The same lines with the taxes that follow from them, one for each rate. */
export function withTaxes(lines: readonly LedgerLine[]): LedgerLine[] {
  const taxes = netByRate(lines).flatMap(({ percent, net }): LedgerLine[] => {
    const amount = proportion(net, percent, 100);
    return amount === 0 ? [] : [{ kind: 'tax', text: `GST ${percent}%`, amount, taxPercent: percent }];
  });
  return [...lines.filter((line) => !isTax(line)), ...taxes];
}

/** A discount may be at most the price before tax. */
export const discountable = (lines: readonly LedgerLine[]): number =>
  amountOf(lines.filter((line) => !isTax(line)));

/** A discount lowers the price before tax, so it is shared out among the rates. */
export function withDiscount(
  lines: readonly LedgerLine[],
  { amount, reason }: { amount: number; reason: string },
): LedgerLine[] {
  const groups = netByRate(lines);
  const parts = shareOut(
    amount,
    groups.map(({ net }) => net),
  );
  const discounts = groups.flatMap(({ percent }, index): LedgerLine[] => {
    const part = parts[index] ?? 0;
    return part === 0 ? [] : [{ kind: 'discount', text: reason, amount: -part, taxPercent: percent }];
  });
  return withTaxes([...lines, ...discounts]);
}

/** One thing that the bill is for, with its share of discounts and taxes. */
export interface BilledItem {
  /** The line's position on the bill. */
  position: number;
  text: string;
  /** The price of the line with tax, in paise. */
  amount: number;
  /** The tax in that price. */
  tax: number;
}

/** The items' amounts add up to the amount of the bill, and their taxes to the taxes of the bill. */
export function itemsOf(lines: readonly LedgerLine[]): BilledItem[] {
  const positioned = lines.map((line, position) => ({ ...line, position }));
  const items = netByRate(lines).flatMap(({ percent }) => {
    const own = positioned.filter(({ taxPercent }) => taxPercent === percent);
    const bought = own.filter((line) => !isTax(line) && !isReduction(line));
    const prices = bought.map(({ amount }) => amount);
    const reductions = shareOut(-amountOf(own.filter(isReduction)), prices);
    const nets = prices.map((price, index) => price - (reductions[index] ?? 0));
    const taxes = shareOut(amountOf(own.filter(isTax)), nets);
    return bought.map(({ position, text }, index): BilledItem => {
      const tax = taxes[index] ?? 0;
      return { position, text, amount: (nets[index] ?? 0) + tax, tax };
    });
  });
  return items.sort((one, other) => one.position - other.position);
}

/** The lines as a bill shows them: a discount that concerns several rates is one line. */
export function shownLines(lines: readonly LedgerLine[]): { text: string; amount: number }[] {
  const shown: { text: string; amount: number; kind: LineKind }[] = [];
  for (const { kind, text, amount } of lines) {
    const before = shown.at(-1);
    if (kind === 'discount' && before?.kind === 'discount' && before.text === text) before.amount += amount;
    else shown.push({ text, amount, kind });
  }
  return shown.map(({ text, amount }) => ({ text, amount }));
}
