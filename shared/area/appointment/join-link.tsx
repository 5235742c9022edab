import styled from 'styled-components';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { timeInWords } from '@nivara/shared/domain/clinic-time';
import { TIMING_MINUTES } from '@nivara/shared/domain/timings';
import { ButtonLink, type ButtonLinkProps } from '@nivara/shared/ui/form/button';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { useNow } from '../use-now';

type Joined = Pick<Appointment, 'bookingId' | 'join' | 'online' | 'startsAt' | 'status'>;

const MINUTE_MS = 60_000;
/** A consultation may take longer than its timing. */
const OPEN_MINUTES = TIMING_MINUTES * 3;

const OnPaper = styled.span`
  @media screen {
    display: none;
  }
`;

interface JoinLinkProps {
  appointment: Joined;
  size?: ButtonLinkProps['size'];
}

/** The link opens ten minutes before an online consultation; until then the time is shown. */
export function JoinLink({ appointment, size = 'small' }: JoinLinkProps) {
  const now = useNow();
  const { bookingId, join } = appointment;
  const words = whyNoJoinLink(appointment, now);
  if (words !== undefined || join === null) return words;
  return (
    <>
      <ButtonLink href={join.url} target="_blank" rel="noopener noreferrer" size={size}>
        Join
        <VisuallyHidden> {bookingId} (opens in a new tab)</VisuallyHidden>
      </ButtonLink>
      <OnPaper>{joinInWords(appointment)}</OnPaper>
    </>
  );
}

/** True while the appointment can be joined; the link then belongs among the actions. */
export const isJoinable = (appointment: Joined, now: Date): boolean =>
  appointment.join !== null && whyNoJoinLink(appointment, now) === undefined;

/** Replaces the link in print and CSV, where links do not work. */
export const joinInWords = (appointment: Joined): string =>
  whyNoJoinLink(appointment, new Date()) ?? 'By video, now';

function whyNoJoinLink({ join, online, startsAt, status }: Joined, now: Date): string | undefined {
  if (!online) return 'At the clinic';
  if (status === 'requested' || startsAt === null) return 'Once its timing is chosen';
  if (status !== 'booked' || join === null) return 'Closed';
  const opens = new Date(join.from);
  // The page shows the appointment's day beside this text, so the time is enough.
  if (now < opens) return `You can join from ${timeInWords(opens)}`;
  const closes = Date.parse(startsAt) + OPEN_MINUTES * MINUTE_MS;
  return now.getTime() >= closes ? 'Over' : undefined;
}
