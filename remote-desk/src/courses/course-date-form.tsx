import { RupeesField } from '@nivara/shared/area/bill/rupees-field';
import { TAX_PERCENTS } from '@nivara/shared/domain/bill-lines';
import { SelectField } from '@nivara/shared/ui/choice/choice-field';
import { DateField, TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { NumberField } from '@nivara/shared/ui/form/number-field';
import { Split } from '@nivara/shared/ui/layout/layout';
import { courseDateFormSchema, type CourseDateFormValues as Values } from './course-date-values';
import type { CatalogueCourse } from './use-catalogue';

interface CourseDateFormProps {
  initial: Values;
  /** Empty when the site does not list its courses; then the address is typed. */
  courses: readonly CatalogueCourse[];
  onSave: (values: Values) => Promise<void>;
}

const taxes = TAX_PERCENTS.map((percent) => ({ value: String(percent), label: `${percent} %` }));

export function CourseDateForm({ initial, courses, onSave }: CourseDateFormProps) {
  const isChosenFromList = courses.length > 0;
  const known = withOwn(courses, initial);
  const titleOf = (course: string) => known.find(({ url }) => url === course)?.title ?? course;
  return (
    <Form<Values>
      label="Course date"
      initialValues={initial}
      // The date takes its title from the course that is chosen from the list, so the form has no field for it.
      schema={
        isChosenFromList
          ? {
              validate: (values, options) =>
                courseDateFormSchema.validate({ ...(values as Values), title: 'Chosen' }, options),
            }
          : courseDateFormSchema
      }
      onSubmit={(values) => onSave(isChosenFromList ? { ...values, title: titleOf(values.course) } : values)}
    >
      {isChosenFromList ? (
        <SelectField
          name="course"
          label="Course"
          options={known.map(({ url, title }) => ({ value: url, label: title }))}
        />
      ) : (
        <Split $gap={5}>
          <TextField name="title" label="Course" maxLength={120} autoComplete="off" />
          <TextField name="course" label="Address of its page" hint="For example /courses/first-aid" />
        </Split>
      )}
      <Split $gap={5}>
        <DateField name="startsOn" label="First day" />
        <DateField name="endsOn" label="Last day" optional />
      </Split>
      <TextField
        name="times"
        label="Days and times"
        hint="For example: Saturdays, 10 AM to 1 PM"
        maxLength={120}
        autoComplete="off"
      />
      <Split $gap={5}>
        <TextField name="place" label="Place" maxLength={120} autoComplete="off" />
        <TextField name="teacher" label="Teacher" maxLength={120} autoComplete="off" />
      </Split>
      <Split $gap={5}>
        <RupeesField name="fee" label="Fee before tax, in rupees" />
        <SelectField name="taxPercent" label="Tax" options={taxes} placeholder={null} />
      </Split>
      <NumberField name="seats" label="Seats" min={1} max={500} step={1} characters={5} />
      <SubmitButton busyLabel="Saving…">Save the date</SubmitButton>
    </Form>
  );
}

/** Adds the date's own course, which may have left the catalogue. */
const withOwn = (courses: readonly CatalogueCourse[], { course, title }: Values) =>
  course === '' || courses.some(({ url }) => url === course) ? courses : [...courses, { url: course, title }];
