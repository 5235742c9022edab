import type { CourseDate } from '@nivara/shared/domain/course-date';
import { RadioField } from '@nivara/shared/ui/choice/choice-field';
import { choiceInWords } from '../course-date-texts';

/** Offers the planned dates, and “None of these” for a visitor who only asks a question. */
export const DateChoice = ({ dates }: { dates: readonly CourseDate[] }) => (
  <RadioField
    name="date"
    label="Date"
    options={[
      ...dates.map((date) => ({ value: date.id, label: choiceInWords(date) })),
      { value: '', label: 'None of these: I only have a question' },
    ]}
  />
);
