import { useEffect } from 'react';
import { useFormikContext } from 'formik';
import { RadioField } from '../../ui/choice/choice-field';
import type { BookingValues } from './booking-values';
import type { ServiceTerms } from './use-service-terms';

const OPTIONS = [
  { value: '', label: 'At the clinic' },
  { value: 'video', label: 'By video' },
];

export const placeInWords = (place: BookingValues['place']): string =>
  OPTIONS.find(({ value }) => value === place)?.label ?? '';

/** The field is shown for services that can also be given by video. */
export function PlaceField({ terms }: { terms: ServiceTerms }) {
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  const isAtClinicOnly = terms?.status === 'ready' && !terms.data.online;
  useEffect(() => {
    if (isAtClinicOnly && values.place !== '') void setFieldValue('place', '');
  }, [isAtClinicOnly, values.place, setFieldValue]);
  if (terms?.status !== 'ready' || !terms.data.online) return null;
  return <RadioField name="place" label="Where" options={OPTIONS} inline />;
}
