import { proportion } from './bill-lines';

/** The fee in paise, as it is billed. */
export const feeWithTax = ({ fee, taxPercent }: { fee: number; taxPercent: number }): number =>
  fee + proportion(fee, taxPercent, 100);
