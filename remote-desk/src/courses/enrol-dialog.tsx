import { enrolAtDesk } from '@nivara/shared/api-client/course-dates';
import { deskEnrolmentSchema, type DeskCourseDate } from '@nivara/shared/domain/course-date';
import { TextField } from '@nivara/shared/ui/form/field';
import { FormDialog } from '../form/form-dialog';

interface EnrolDialogProps {
  date: DeskCourseDate;
  onEnrolled: (message: string) => void;
  onClose: () => void;
}

/** Enrols somebody on the phone or at the desk. */
export const EnrolDialog = ({ date, onEnrolled, onClose }: EnrolDialogProps) => (
  <FormDialog
    title="Enrol somebody"
    about={
      date.free > 0
        ? 'A seat is kept. The fee is billed when you confirm the seat.'
        : 'No seat is free, so this is a place on the waiting list.'
    }
    submit={date.free > 0 ? 'Keep a seat' : 'Put on the waiting list'}
    initialValues={{ firstName: '', lastName: '', email: '', phone: '' }}
    schema={deskEnrolmentSchema}
    onClose={onClose}
    onSubmit={async (values) => {
      const { name, state } = await enrolAtDesk(date.id, values);
      onEnrolled(state === 'waiting' ? `${name} is on the waiting list.` : `${name} has a seat.`);
    }}
  >
    <TextField name="firstName" label="First name" autoComplete="off" maxLength={60} />
    <TextField name="lastName" label="Last name" autoComplete="off" maxLength={60} />
    <TextField name="email" label="E-mail" type="email" autoComplete="off" maxLength={254} />
    <TextField name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="off" maxLength={30} />
  </FormDialog>
);
