import type { CourseDate } from '@nivara/shared/domain/course-date';
import { RadioField } from '@nivara/shared/ui/choice/choice-field';
import { choiceInWords } from '../course-date-texts';

/** One of the dates, or none for a visitor who only asks. */
export const DateChoice = ({ dates }: { dates: readonly CourseDate[] }) => (
  <RadioField
    name="date"
    label="Date"
    options={[
      ...dates.map((date) => ({ value: date.id, label: choiceInWords(date) })),
      { value: '', label: 'None of these: I only ask' },
    ]}
  />
);
