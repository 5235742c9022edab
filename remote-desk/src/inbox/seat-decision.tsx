import { useEffect, useRef } from 'react';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { courseInWords } from '@nivara/shared/domain/course-in-words';
import { type SeatState, seatInWords } from '@nivara/shared/domain/course-date';
import type { InboxItemInDetail } from '@nivara/shared/domain/inbox';
import { Button } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { GiveDateDialog } from '../courses/give-date-dialog';
import { CancelSeatDialog, ConfirmSeatDialog } from '../courses/seat-dialogs';
import { paths } from '../paths';
import { useDecisionDialog } from './use-decision-dialog';

interface SeatDecisionProps {
  item: InboxItemInDetail;
  enrolment: NonNullable<InboxItemInDetail['enrolment']>;
  onDecided: () => void;
}

/** Confirms or cancels a seat, or gives a date to an open enrolment that has none. */
export function SeatDecision({ item, enrolment, onDecided }: SeatDecisionProps) {
  const { id, name, doneAt } = item;
  const { date, seat, course, unconfirmed } = enrolment;
  const { open, setOpen, close, decided } = useDecisionDialog<'date' | 'confirm' | 'cancel'>(onDecided);
  const dialog = {
    enrolment: { id, name, course, isUndated: date === null, isUnconfirmed: unconfirmed },
    onDecided: decided,
    onClose: close,
  };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A decision removes the button that was pressed, and the focus with it.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [seat, unconfirmed]);
  return (
    <Card as="section" $padding="roomy" aria-labelledby="seat">
      <Stack $gap={4}>
        <Heading level={2} look="h3" id="seat" tabIndex={-1} ref={heading}>
          The seat
        </Heading>
        <Facts
          facts={[
            [
              'Course',
              date === null ? (
                <TextLink key="course" to={course}>
                  {courseInWords(course)}
                </TextLink>
              ) : (
                <TextLink key="course" to={paths.courseDate(date.id)}>
                  {date.title}, from {dateInWords(date.startsOn)}
                </TextLink>
              ),
            ],
            ['State', seat === null ? 'Without a date' : seatInWords({ state: seat, unconfirmed })],
          ]}
        />
        <SeatActions seat={seat} unconfirmed={unconfirmed} isOpen={doneAt === null} onOpen={setOpen} />
      </Stack>
      {open === 'date' ? <GiveDateDialog {...dialog} /> : null}
      {open === 'confirm' ? <ConfirmSeatDialog {...dialog} /> : null}
      {open === 'cancel' ? <CancelSeatDialog {...dialog} /> : null}
    </Card>
  );
}

interface SeatActionsProps {
  /** Null for an enrolment without a date. */
  seat: SeatState | null;
  unconfirmed: boolean;
  isOpen: boolean;
  onOpen: (dialog: 'date' | 'confirm' | 'cancel') => void;
}

function SeatActions({ seat, unconfirmed, isOpen, onOpen }: SeatActionsProps) {
  if (seat === 'cancelled' || (seat === null && !isOpen)) return null;
  return (
    <Cluster>
      {seat === null ? <Button onClick={() => onOpen('date')}>Give a date</Button> : null}
      {seat === 'requested' ? <Button onClick={() => onOpen('confirm')}>Confirm the seat</Button> : null}
      {unconfirmed ? <Button onClick={() => onOpen('confirm')}>Confirm the enrolment</Button> : null}
      <Button variant="quiet" onClick={() => onOpen('cancel')}>
        Cancel the enrolment
      </Button>
    </Cluster>
  );
}
