import { useState } from 'react';
import styled from 'styled-components';
import { appointmentCalendarUrl } from '@nivara/shared/api-client/appointments';
import { useModals, useToasts } from '@nivara/shared/app-context/app-context';
import { brand } from '@nivara/shared/contracts/brand';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { isUpcoming } from '@nivara/shared/domain/appointment-status';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { CalendarIcon } from '@nivara/shared/ui/layout/icon';
import { Actions } from '@nivara/shared/ui/layout/layout';
import { media, space } from '@nivara/shared/ui/tokens/theme';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { isJoinable, JoinLink } from '@nivara/shared/area/appointment/join-link';
import { cancelledMessage, movedMessage } from '@nivara/shared/area/appointment/appointment-texts';
import { CancelDialog } from './cancel-dialog';
import { whyUnchangeable } from './changeable';
import { RescheduleDialog } from './reschedule-dialog';
import { useNow } from '@nivara/shared/area/use-now';

/** A wider gap sets the quiet button apart from the others, since it has no outline. */
const AppointmentButtons = styled(Actions)`
  column-gap: ${space[3]};

  ${media.tablet} {
    > button:last-child:not(:first-child) {
      margin-inline-start: ${space[3]};
    }
  }
`;

interface AppointmentActionsProps {
  appointment: Appointment;
  onChanged: (appointment: Appointment) => void;
}

/** Past the deadline, the reason replaces the buttons to reschedule and to cancel. */
export function AppointmentActions({ appointment, onChanged }: AppointmentActionsProps) {
  const [openDialog, setOpenDialog] = useState<'cancel' | 'move'>();
  const { showToast } = useToasts();
  const now = useNow();
  const why = whyUnchangeable(appointment, now);
  const close = () => setOpenDialog(undefined);
  const applyChange = (changed: Appointment, text: string) => {
    close();
    onChanged(changed);
    showToast({ tone: 'success', text });
  };

  if (!isUpcoming(appointment)) return <BookAgain service={appointment.service} />;
  return (
    <>
      <AppointmentButtons>
        {isJoinable(appointment, now) ? <JoinLink appointment={appointment} size="medium" /> : null}
        {why === undefined ? (
          <Button variant="secondary" onClick={() => setOpenDialog('move')}>
            Reschedule
          </Button>
        ) : null}
        {appointment.startsAt === null ? null : (
          <ButtonLink
            variant="secondary"
            icon={<CalendarIcon size={20} />}
            href={appointmentCalendarUrl(appointment.id)}
            download={`appointment-${appointment.bookingId}.ics`}
          >
            Save to your calendar
          </ButtonLink>
        )}
        {why === undefined ? (
          <Button variant="quiet" onClick={() => setOpenDialog('cancel')}>
            Cancel the appointment
          </Button>
        ) : null}
      </AppointmentButtons>
      {why === undefined ? null : (
        <p>
          {why} <TextLink href={brand.phone.href}>{brand.phone.text}</TextLink>
        </p>
      )}
      {openDialog === 'move' ? (
        <RescheduleDialog
          appointment={appointment}
          onClose={close}
          onMoved={(moved) => applyChange(moved, movedMessage(moved))}
        />
      ) : null}
      {openDialog === 'cancel' ? (
        <CancelDialog
          appointment={appointment}
          onClose={close}
          onCancelled={(cancelled) => applyChange(cancelled, cancelledMessage(cancelled))}
        />
      ) : null}
    </>
  );
}

/** Offers to book a past or cancelled appointment's service again. */
function BookAgain({ service }: { service: string }) {
  const { openModal } = useModals();
  return (
    <Actions>
      <Button variant="secondary" onClick={() => openModal('book', { service })}>
        Book {service} again
      </Button>
    </Actions>
  );
}
