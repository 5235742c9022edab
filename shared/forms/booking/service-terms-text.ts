import { formatRupees } from '../../domain/rupees';
import type { ClinicDoctor } from '../../domain/clinic-service';
import type { ServiceTerms } from './use-service-terms';

export const FEE_NOTE = 'You pay nothing now. An offer that applies is taken off the bill by itself.';

export const feeText = (fee: number) => (fee > 0 ? formatRupees(fee) : 'No fee');

const disjunction = new Intl.ListFormat('en-IN', { type: 'disjunction' });

/** The timing decides which of several doctors it is. */
export const doctorsText = (doctors: readonly ClinicDoctor[]): string =>
  disjunction.format(doctors.map(({ name }) => name)) + (doctors.length > 1 ? ', whoever is free then' : '');

export function termsFacts(terms: ServiceTerms): [name: string, value: string][] {
  if (terms === undefined || terms.status === 'loading') return [];
  if (terms.status === 'failed') return [['Fee', 'It could not be loaded: the front desk tells you.']];
  const { fee, doctors } = terms.data;
  return [
    ['Doctor', doctors.length === 0 ? '' : doctorsText(doctors)],
    ['Fee', feeText(fee)],
  ];
}
