import { dayInWords } from '../../domain/clinic-time';
import { TIMESLOTS, timeslotRange } from '../../domain/timings';
import type { BookingValues } from './booking-values';
import { Facts } from '../../ui/layout/facts';
import { placeInWords } from './place-field';
import { termsFacts } from './service-terms-text';
import type { Price } from './use-price';
import type { ServiceTerms } from './use-service-terms';

interface BookingAnswersProps {
  values: BookingValues;
  service: string;
  patient: string;
  terms: ServiceTerms;
  price: Price | undefined;
  /** The name of the doctor whom the patient has chosen. */
  doctor: string | undefined;
}

export function BookingAnswers({ values, service, patient, terms, price, doctor }: BookingAnswersProps) {
  return (
    <Facts
      compact
      facts={[
        ['Service', service],
        ['Patient', patient],
        ['Date', dayInWords(values.appointmentDate)],
        ['Time', timeInWords(values)],
        ['Where', placeInWords(values.place)],
        ...termsFacts(terms, { doctor: values.timing ? doctor : undefined, price }),
        ['Complaints', values.complaints.trim()],
      ]}
    />
  );
}

/** Without a timing, says who chooses it. */
export function timeInWords({
  timeslot,
  timing,
}: {
  timeslot: string | null;
  timing: string | null;
}): string {
  if (timing) return timing;
  const known = TIMESLOTS.find((each) => each === timeslot);
  const within = known ? `${known}, ${timeslotRange(known)}: a` : 'A';
  return `${within} doctor chooses the timing`;
}
