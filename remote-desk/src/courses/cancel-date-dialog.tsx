import { cancelCourseDate } from '@nivara/shared/api-client/course-dates';
import { enrolmentCancelSchema, type DeskCourseDate } from '@nivara/shared/domain/course-date';
import { TextField } from '@nivara/shared/ui/form/field';
import { FormDialog } from '../form/form-dialog';

interface CancelDateDialogProps {
  date: DeskCourseDate;
  onCancelled: (date: DeskCourseDate, message: string) => void;
  onClose: () => void;
}

export const CancelDateDialog = ({ date, onCancelled, onClose }: CancelDateDialogProps) => (
  <FormDialog
    title="Cancel this date?"
    about="Everybody who is enrolled or waits gets a mail, and their payments have to be returned. This cannot be undone."
    submit="Cancel the date"
    danger
    initialValues={{ reason: '' }}
    schema={enrolmentCancelSchema}
    onClose={onClose}
    onSubmit={async ({ reason }) => {
      onCancelled(
        await cancelCourseDate(date.id, reason),
        'The date is cancelled, and everybody gets a mail.',
      );
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
