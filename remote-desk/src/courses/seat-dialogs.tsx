import { cancelEnrolment, confirmEnrolment } from '@nivara/shared/api-client/course-dates';
import { enrolmentCancelSchema } from '@nivara/shared/domain/course-date';
import { TextField } from '@nivara/shared/ui/form/field';
import { ConfirmDialog } from '@nivara/shared/ui/overlay/confirm-dialog';
import { FormDialog } from '../form/form-dialog';

interface SeatDialogProps {
  enrolment: {
    id: string;
    name: string;
    /** Without a date there is no seat to pass on, and nothing was billed. */
    isUndated?: boolean;
    /** The enrolment waits for the visitor's confirmation. */
    isUnconfirmed?: boolean;
  };
  /** Called with the text of the toast. */
  onDecided: (text: string) => void;
  onClose: () => void;
}

export function ConfirmSeatDialog({
  enrolment: { id, name, isUnconfirmed = false },
  onDecided,
  onClose,
}: SeatDialogProps) {
  const what = isUnconfirmed ? 'enrolment' : 'seat';
  return (
    <ConfirmDialog
      title={`Confirm the ${what} of ${name}?`}
      confirmLabel={`Confirm the ${what}`}
      busyLabel="Confirming…"
      cancelLabel="Not yet"
      onClose={onClose}
      onConfirm={async () => {
        const { state } = await confirmEnrolment(id);
        onDecided(
          state === 'waiting'
            ? `${name} is on the waiting list.`
            : `The seat of ${name} is confirmed, and a mail is on its way.`,
        );
      }}
    >
      {isUnconfirmed
        ? 'Somebody without an account has entered it, and has not typed the code that we sent. Call first if you are not sure. If a seat is free, they get it: the fee is billed, and a mail confirms it. Otherwise they are put on the waiting list.'
        : 'The fee is billed, and a mail confirms the seat.'}
    </ConfirmDialog>
  );
}

export const CancelSeatDialog = ({
  enrolment: { id, name, isUndated = false },
  onDecided,
  onClose,
}: SeatDialogProps) => (
  <FormDialog
    title={`Cancel the enrolment of ${name}?`}
    about={
      isUndated
        ? 'It has no date yet, and nothing was billed.'
        : 'The next on the waiting list gets the seat. What was paid is to be returned.'
    }
    submit="Cancel the enrolment"
    danger
    initialValues={{ reason: '' }}
    schema={enrolmentCancelSchema}
    onClose={onClose}
    onSubmit={async ({ reason }) => {
      await cancelEnrolment(id, reason);
      onDecided(`The enrolment of ${name} is cancelled, and a mail is on its way.`);
    }}
  >
    <TextField
      name="reason"
      label="Reason"
      hint="The mail contains this reason."
      optional
      maxLength={300}
      autoComplete="off"
    />
  </FormDialog>
);
