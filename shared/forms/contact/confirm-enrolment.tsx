import { confirmEnrolmentByCode } from '../../api-client/enrolments';
import { CODE_MINUTES } from '../../domain/appointment';
import { bookingCodeSchema, type SentCode } from '../../domain/booking-code';
import { clinicMinutes, clockTime } from '../../domain/clinic-time';
import type { EnrolmentAnswer } from '../../domain/course-date';
import { TextField } from '../../ui/form/field';
import { Form, SubmitButton } from '../../ui/form/form';
import { Heading } from '../../ui/layout/layout';

interface ConfirmEnrolmentProps {
  code: SentCode;
  onConfirmed: (answer: EnrolmentAnswer) => void;
}

/** Shown where a visitor's enrolment gets a seat only with a code. */
export const ConfirmEnrolment = ({ code: { id, sentTo, expiresAt }, onConfirmed }: ConfirmEnrolmentProps) => (
  <Form
    label="Confirm your enrolment"
    initialValues={{ code: '' }}
    schema={bookingCodeSchema}
    onSubmit={async ({ code }) => onConfirmed(await confirmEnrolmentByCode(id, code))}
  >
    <Heading level={4} look="h4">
      Confirm your enrolment
    </Heading>
    <p>
      We have sent a code to {sentTo}. Enter it within {CODE_MINUTES} minutes, until{' '}
      {clockTime(clinicMinutes(new Date(expiresAt)))}. You then get a seat, or your place on the waiting list
      if none is free.
    </p>
    <TextField
      name="code"
      label="Code"
      hint="6 digits. Without it your enrolment is kept, and waits until we have reached you."
      inputMode="numeric"
      autoComplete="one-time-code"
      characters={8}
    />
    <SubmitButton busyLabel="Confirming…">Confirm enrolment</SubmitButton>
  </Form>
);
