import { useFormikContext } from 'formik';
import styled from 'styled-components';
import type { BookingValues } from './booking-values';
import { Chip, Chips } from './chip';
import type { ServiceList } from './service-field';
import { breakpoint, space } from '../../ui/tokens/theme';

/** Makes the chips smaller on a phone, so that all of them fit above the buttons at the bottom. */
const Services = styled(Chips)`
  @media screen and (20em <= width < ${breakpoint.phone}) {
    > button {
      padding-inline: ${space[2]};
      font-size: 0.8125rem;
    }
  }
`;

interface ServiceChipsProps {
  services: ServiceList;
  /** The services of the chosen doctor. */
  given: readonly number[] | undefined;
}

export function ServiceChips({ services, given }: ServiceChipsProps) {
  const { setFieldValue } = useFormikContext<BookingValues>();
  if (services.status !== 'ready') return null;
  return (
    <Services role="group" aria-label="Services to choose at once">
      {services.entries
        .filter(({ id }) => !given || given.includes(id))
        .map(({ id, service }) => (
          <Chip key={id} onClick={() => void setFieldValue('service', String(id))}>
            {service}
          </Chip>
        ))}
    </Services>
  );
}
