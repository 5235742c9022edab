import { useFormikContext } from 'formik';
import type { BookingValues } from './booking-values';
import { Chip, Chips } from './chip';
import type { ServiceList } from './service-field';

interface ServiceChipsProps {
  services: ServiceList;
  /** The services of the chosen doctor. */
  given: readonly number[] | undefined;
}

/** Shown until a service is chosen. */
export function ServiceChips({ services, given }: ServiceChipsProps) {
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  if (values.service !== '' || services.status !== 'ready') return null;
  return (
    <Chips role="group" aria-label="Services to choose at once">
      {services.entries
        .filter(({ id }) => !given || given.includes(id))
        .map(({ id, service }) => (
          <Chip key={id} onClick={() => void setFieldValue('service', String(id))}>
            {service}
          </Chip>
        ))}
    </Chips>
  );
}
