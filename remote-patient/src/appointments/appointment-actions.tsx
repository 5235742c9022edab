import { useState } from 'react';
import { appointmentCalendarUrl } from '@nivara/shared/api-client/appointments';
import { useModals, useToasts } from '@nivara/shared/app-context/app-context';
import { brand } from '@nivara/shared/contracts/brand';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { CalendarIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { movedMessage } from './appointment-texts';
import { CancelDialog } from './cancel-dialog';
import { isAhead, whyUnchangeable } from './changeable';
import { RescheduleDialog } from './reschedule-dialog';
import { useNow } from './use-now';
import { isDoctor, useSignedInUser } from '../session/use-signed-in-user';

interface AppointmentActionsProps {
  appointment: Appointment;
  onChanged: (appointment: Appointment) => void;
}

/** The service decides whether it is too late; it never is for doctors. */
export function AppointmentActions({ appointment, onChanged }: AppointmentActionsProps) {
  const [asked, setAsked] = useState<'cancel' | 'move'>();
  const { showToast } = useToasts();
  const user = useSignedInUser();
  const now = useNow();
  const why = user && isDoctor(user) ? undefined : whyUnchangeable(appointment, now);
  const close = () => setAsked(undefined);
  const done = (changed: Appointment, text: string) => {
    close();
    onChanged(changed);
    showToast({ tone: 'success', text });
  };

  if (!isAhead(appointment)) return <BookAgain service={appointment.service} />;
  return (
    <>
      <Cluster>
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
          <>
            <Button variant="secondary" onClick={() => setAsked('move')}>
              Reschedule
            </Button>
            <Button variant="quiet" onClick={() => setAsked('cancel')}>
              Cancel the appointment
            </Button>
          </>
        ) : null}
      </Cluster>
      {why === undefined ? null : (
        <p>
          {why} <TextLink href={brand.phone.href}>{brand.phone.text}</TextLink>
        </p>
      )}
      {asked === 'move' ? (
        <RescheduleDialog
          appointment={appointment}
          onClose={close}
          onMoved={(moved) => done(moved, movedMessage(moved))}
        />
      ) : null}
      {asked === 'cancel' ? (
        <CancelDialog
          appointment={appointment}
          onClose={close}
          onCancelled={(cancelled) => done(cancelled, `${cancelled.bookingId} is cancelled.`)}
        />
      ) : null}
    </>
  );
}

/** An appointment that is over leads to the next one of its kind. */
function BookAgain({ service }: { service: string }) {
  const { openModal } = useModals();
  const user = useSignedInUser();
  if (!user || isDoctor(user)) return null;
  return (
    <Cluster>
      <Button variant="secondary" onClick={() => openModal('book', { service })}>
        Book {service} again
      </Button>
    </Cluster>
  );
}
