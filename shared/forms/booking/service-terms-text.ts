import { formatRupees } from '../../domain/rupees';
import type { ClinicDoctor } from '../../domain/clinic-service';
import type { Price } from './use-price';
import type { ServiceTerms } from './use-service-terms';

export const FEE_NOTE = 'You pay nothing now. An offer that applies is taken off the bill automatically.';

export const feeText = (fee: number) => (fee > 0 ? formatRupees(fee) : 'No fee');

const disjunction = new Intl.ListFormat('en-IN', { type: 'disjunction' });

/** The timing decides which of several doctors the patient sees. */
export const doctorsText = (doctors: readonly ClinicDoctor[]): string =>
  disjunction.format(doctors.map(({ name }) => name)) + (doctors.length > 1 ? ', whoever is free then' : '');

/** `doctor` is the name of the doctor whom the patient has chosen. */
export function termsFacts(
  terms: ServiceTerms,
  { doctor, price }: { doctor?: string; price?: Price } = {},
): [name: string, value: string][] {
  if (terms === undefined || terms.status === 'loading') return [];
  if (terms.status === 'failed') return [['Fee', 'It could not be loaded: the front desk tells you.']];
  const { fee, doctors } = terms.data;
  return [
    ['Doctor', doctor ?? (doctors.length === 0 ? '' : doctorsText(doctors))],
    ['Fee', feeText(fee)],
    ...(price?.offer ? offerFacts(price, price.offer) : []),
  ];
}

const offerFacts = ({ fee, amount }: Price, { name, discountPercentage }: NonNullable<Price['offer']>) =>
  [
    // A word joiner keeps the sign with its sum.
    ['Offer', `${name}: ${discountPercentage}% off, −\u2060${formatRupees(fee - amount)}`],
    ['To pay', feeText(amount)],
  ] satisfies [string, string][];
