import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useModals } from '@nivara/shared/app-context/app-context';
import type { Loadable } from '@nivara/shared/app-context/loadable';
import { isJoinable, JoinLink } from '@nivara/shared/area/appointment/join-link';
import { useNow } from '@nivara/shared/area/use-now';
import { brand } from '@nivara/shared/contracts/brand';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { addDays, clinicDate, dayInShort } from '@nivara/shared/domain/clinic-time';
import { withUnbrokenUnits } from '@nivara/shared/domain/unbroken-units';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { breakpoint, font, space, text } from '@nivara/shared/ui/tokens/theme';
import { whyUnchangeable } from '../../appointments/changeable';
import { paths } from '../../paths';
import type { Next } from './read-next-appointment';

const Eyebrow = styled(Heading)`
  font: 600 ${text.small} ${font.body};
`;

/** On a phone the card has less padding, so that the due tasks below it are in sight. */
const NextPanel = styled(Card)`
  @media (width < ${breakpoint.tablet}) {
    padding-block: ${space[4]};
  }
`;

const When = styled.p`
  font: 560 ${text.h2} / 1.15 ${font.heading};
`;

/** Shows the next appointment with what the patient can do about it, or offers to book one. */
export function NextCard({ username, answer }: { username: string; answer: Loadable<Next> }) {
  return (
    <NextPanel as="section" $tone="sand" aria-labelledby="next-appointment">
      <Stack $gap={3}>
        <Eyebrow level={2} id="next-appointment">
          Next appointment
        </Eyebrow>
        <Loaded
          data={answer}
          level={3}
          failure="Your next appointment could not be loaded"
          skeleton={<Skeleton height="8rem" shape="box" />}
        >
          {({ next }) => (next ? <NextAppointment username={username} next={next} /> : <NothingAhead />)}
        </Loaded>
      </Stack>
    </NextPanel>
  );
}

function NextAppointment({ username, next }: { username: string; next: Appointment }) {
  const { id, appointmentDate, appointmentTime, service, serviceProvider, patientName, online } = next;
  const canJoin = isJoinable(next, useNow());
  return (
    <>
      <When>
        {withUnbrokenUnits(dayInWords(appointmentDate))},{' '}
        {withUnbrokenUnits(appointmentTime ?? 'timing to be chosen')}
      </When>
      <p>
        {service}
        {serviceProvider === null ? '' : ` with ${serviceProvider}`}, for {patientName},{' '}
        {online ? 'by video' : 'at the clinic'}.{' '}
        {appointmentTime === null ? 'The clinic chooses the timing and tells you.' : null}
      </p>
      {online && !canJoin ? (
        <p>
          <JoinLink appointment={next} />
        </p>
      ) : null}
      <Cluster>
        {canJoin ? <JoinLink appointment={next} /> : null}
        <ButtonLink size="small" variant="secondary" to={paths.appointment(username, id)}>
          <LinkText next={next} />
        </ButtonLink>
        {online ? null : (
          <>
            <ButtonLink
              size="small"
              variant="secondary"
              href={DIRECTIONS}
              target="_blank"
              rel="noopener noreferrer"
            >
              Directions
            </ButtonLink>
            <ButtonLink size="small" variant="quiet" to={paths.whatToBring}>
              What to bring
            </ButtonLink>
          </>
        )}
      </Cluster>
    </>
  );
}

/** Offers to move or cancel only while that is possible. */
function LinkText({ next }: { next: Appointment }): ReactNode {
  const now = useNow();
  return whyUnchangeable(next, now) === undefined ? 'See, move or cancel it' : 'See it';
}

const DIRECTIONS = `https://www.openstreetmap.org/search?query=${encodeURIComponent(
  [brand.address.street, brand.address.city, brand.address.postalCode].join(', '),
)}`;

function NothingAhead() {
  const { openModal } = useModals();
  return (
    <>
      <When>Nothing booked</When>
      <div>
        <Button onClick={() => openModal('appointment', {})}>Book an appointment</Button>
      </div>
    </>
  );
}

/** "Today", "Tomorrow", or "Tue 3 Mar". */
function dayInWords(date: string): string {
  const today = clinicDate(new Date());
  if (date === today) return 'Today';
  if (date === addDays(today, 1)) return 'Tomorrow';
  return dayInShort(date);
}
