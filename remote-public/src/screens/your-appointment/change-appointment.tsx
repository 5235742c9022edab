import { useEffect, useRef, useState } from 'react';
import { brand } from '@nivara/shared/contracts/brand';
import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { dayInWords } from '@nivara/shared/domain/clinic-time';
import type { VisitorAppointment, VisitorChange } from '@nivara/shared/domain/visitor-appointment';
import { timeInWords } from '@nivara/shared/forms/booking/booking-answers';
import { MoveForm } from '@nivara/shared/forms/booking/move-form';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { ConfirmDialog } from '@nivara/shared/ui/overlay/confirm-dialog';
import { bookNowPath } from '../../paths';

interface ChangeAppointmentProps {
  appointment: VisitorAppointment;
  /** True after a change on this page. */
  wasChanged: boolean;
  onChange: (change: Omit<VisitorChange, 'link'>) => Promise<void>;
}

export function ChangeAppointment({ appointment, wasChanged, onChange }: ChangeAppointmentProps) {
  const { bookingId, service, appointmentDate, timeslot, appointmentTime, serviceProvider } = appointment;
  const [isMoving, setMoving] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const news = useRef<HTMLDivElement>(null);
  const isCancelled = appointment.status === 'cancelled';
  // Moves the focus, since the pressed button is gone.
  useEffect(() => {
    if (wasChanged) news.current?.focus();
  }, [wasChanged]);
  const [now] = useState(() => new Date().toISOString());
  const isTooLate = !isCancelled && appointment.changeableUntil !== null && appointment.changeableUntil < now;

  return (
    <Stack $gap={5}>
      {wasChanged ? (
        <Alert
          ref={news}
          tone="success"
          title={isCancelled ? 'The appointment is cancelled' : 'The appointment is moved'}
        >
          <p>
            {isCancelled
              ? 'There is nothing to pay for it. Your link has ended with it.'
              : 'We have mailed you a new link: the one in the earlier mail no longer works.'}
          </p>
        </Alert>
      ) : null}
      <Heading level={2} look="h3">
        Booking {bookingId}
      </Heading>
      <Facts
        facts={[
          ['Service', service],
          ['Date', dayInWords(appointmentDate)],
          ['Time', timeInWords({ timeslot, timing: appointmentTime })],
          ['Where', appointment.online ? 'By video' : ''],
          ['Doctor', serviceProvider],
        ]}
      />
      {isCancelled ? (
        <div>
          <ButtonLink to={bookNowPath({ service })}>Book {service} again</ButtonLink>
        </div>
      ) : isTooLate ? (
        <Alert tone="info">
          <p>
            {APPOINTMENT_MESSAGES.tooLate} <TextLink href={brand.phone.href}>{brand.phone.text}</TextLink>
          </p>
        </Alert>
      ) : isMoving ? (
        <MoveForm appointment={appointment} onMove={onChange} onClose={() => setMoving(false)} />
      ) : (
        <Cluster>
          <Button onClick={() => setMoving(true)}>Move the appointment</Button>
          <Button variant="secondary" onClick={() => setCancelling(true)}>
            Cancel the appointment
          </Button>
        </Cluster>
      )}
      {isCancelling ? (
        <ConfirmDialog
          title={`Cancel ${bookingId}?`}
          confirmLabel="Cancel the appointment"
          busyLabel="Cancelling…"
          cancelLabel="Keep it"
          danger
          onClose={() => setCancelling(false)}
          onConfirm={() => onChange({ status: 'cancelled' })}
        >
          <p>
            {service}, {dayInWords(appointmentDate)}. The timing becomes free for somebody else.
          </p>
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}
