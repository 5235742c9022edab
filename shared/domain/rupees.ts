export const AMOUNT_MESSAGE = 'Please enter an amount such as 800 or 1,250.50.';

const AMOUNT = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/;
const DECORATION = /[\s,₹]/g;

/** "1200.00", without floating-point arithmetic. */
export const inRupees = (paise: number) => {
  const whole = Math.abs(paise);
  return `${paise < 0 ? '-' : ''}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
};

const rupees = /* @__PURE__ */ new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** "₹1,20,000.00" */
export const formatRupees = (paise: number) => rupees.format(paise / 100);

/** “−₹70.00”: on screen the sign is a minus, as wide as a figure, and not a hyphen. */
export const withMinus = (amount: string) => amount.replace(/^-/, '−');

/** Returns the paise of a typed amount: undefined for an empty text, and NaN for a text that is not an amount. */
export function paiseOf(typed: string | undefined): number | undefined {
  const text = (typed ?? '').replace(DECORATION, '');
  if (text === '') return undefined;
  const [, sign, rupees, paise = ''] = AMOUNT.exec(text) ?? [];
  if (rupees === undefined) return Number.NaN;
  const amount = Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
  return sign === '-' && amount !== 0 ? -amount : amount;
}
