import { useCallback } from 'react';
import { giveDate, listCourseDates } from '@nivara/shared/api-client/course-dates';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { type CourseDate, enrolmentDateSchema } from '@nivara/shared/domain/course-date';
import { feeWithTax } from '@nivara/shared/domain/course-fee';
import { formatRupees } from '@nivara/shared/domain/rupees';
import { CheckboxField, RadioField } from '@nivara/shared/ui/choice/choice-field';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { CalendarIcon } from '@nivara/shared/ui/layout/icon';
import { FormDialog } from '../form/form-dialog';
import { paths } from '../paths';

interface GiveDateDialogProps {
  enrolment: { id: string; name: string; course: string };
  /** Called with the text of the toast. */
  onDecided: (text: string) => void;
  onClose: () => void;
}

const seatsInWords = ({ free, waiting }: CourseDate) =>
  free > 0 ? `${free} free` : waiting > 0 ? `full, ${waiting} waiting` : 'full';

const toOption = (date: CourseDate) => ({
  value: date.id,
  label: `${dateInWords(date.startsOn)}: ${seatsInWords(date)}`,
  hint: `${date.times}. ${date.place}. ${date.teacher}. ${formatRupees(feeWithTax(date))}`,
});

/** Gives a date to an enrolment without one. */
export function GiveDateDialog({ enrolment, onDecided, onClose }: GiveDateDialogProps) {
  const { id, name, course } = enrolment;
  const dates = useAnswer(useCallback(() => listCourseDates(course), [course]));
  const title = `Give ${name} a date`;
  return (
    <FormDialog
      title={title}
      submit={dates.status === 'ready' && dates.data.length > 0 ? 'Give this date' : null}
      initialValues={{ date: '', confirm: true }}
      schema={enrolmentDateSchema}
      onClose={onClose}
      onSubmit={async (values) => {
        const { state } = await giveDate(id, values);
        onDecided(TOAST_TEXTS[state](name));
      }}
    >
      <Loaded
        data={dates}
        level={3}
        failure="The dates could not be loaded"
        skeleton={<SkeletonCard lines={4} />}
      >
        {(offered) =>
          offered.length === 0 ? (
            <EmptyState
              level={3}
              title="No date is planned"
              icon={<CalendarIcon size={28} />}
              action={<ButtonLink to={paths.newCourseDate}>Plan a date</ButtonLink>}
            >
              As soon as there is one, you can give it here.
            </EmptyState>
          ) : (
            <>
              <RadioField name="date" label="Date" options={offered.map(toOption)} />
              <CheckboxField
                name="confirm"
                label="Confirm the seat at once"
                hint="The fee is billed, and a mail confirms the seat. If the date is full, the enrolment gets a place on the waiting list."
              />
            </>
          )
        }
      </Loaded>
    </FormDialog>
  );
}

const TOAST_TEXTS = {
  confirmed: (name: string) => `The seat of ${name} is confirmed, and a mail is on its way.`,
  requested: (name: string) => `A seat is kept for ${name}, and a mail is on its way.`,
  waiting: (name: string) => `No seat is free: ${name} is on the waiting list, and a mail is on its way.`,
  cancelled: (name: string) => `The enrolment of ${name} is cancelled.`,
};
