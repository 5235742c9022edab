import { useEffect, useRef } from 'react';
import { confirmBooking } from '../../api-client/appointments';
import { CODE_MINUTES, type BookedAppointment } from '../../domain/appointment';
import { bookingCodeSchema, type PendingBooking } from '../../domain/booking-code';
import { clinicMinutes, clockTime } from '../../domain/clinic-time';
import { Button } from '../../ui/form/button';
import { TextField } from '../../ui/form/field';
import { Form, SubmitButton } from '../../ui/form/form';
import { Cluster } from '../../ui/layout/layout';
import { StepHeading, focusHeading } from '../../ui/layout/step-heading';

interface ConfirmByCodeProps {
  pending: PendingBooking;
  onBack: () => void;
  onBooked: (appointment: BookedAppointment) => void;
}

/** Shown where a visitor's booking needs a code; a timing, if one is chosen, is kept meanwhile. */
export function ConfirmByCode({ pending, onBack, onBooked }: ConfirmByCodeProps) {
  const { id, sentTo, expiresAt, hold } = pending.confirmation;
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus was in the form that this one replaces.
  useEffect(() => focusHeading(heading.current), []);

  return (
    <Form
      label="Confirm your booking"
      initialValues={{ code: '' }}
      schema={bookingCodeSchema}
      onSubmit={async ({ code }) => onBooked(await confirmBooking(id, code))}
    >
      <StepHeading ref={heading}>Confirm your booking</StepHeading>
      <p>
        We have sent a code to {sentTo}. Enter it within {CODE_MINUTES} minutes, until{' '}
        {clockTime(clinicMinutes(new Date(expiresAt)))}
        {hold === null ? '.' : ': the timing is kept for you until then.'}
      </p>
      <TextField
        name="code"
        label="Code"
        hint="6 digits."
        inputMode="numeric"
        autoComplete="one-time-code"
        characters={8}
      />
      <Cluster>
        <SubmitButton size="large" busyLabel="Booking your appointment…">
          Confirm booking
        </SubmitButton>
        <Button variant="secondary" size="large" onClick={onBack}>
          Change my answers
        </Button>
      </Cluster>
    </Form>
  );
}
