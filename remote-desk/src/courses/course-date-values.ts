import type { CourseDateValues, DeskCourseDate } from '@nivara/shared/domain/course-date';
import { courseDateSchema } from '@nivara/shared/domain/course-date';
import { inRupees, paiseOf } from '@nivara/shared/domain/rupees';
import { checkedAs } from '../form/checked-as';

/** The values as they are typed. */
export interface CourseDateFormValues {
  course: string;
  title: string;
  startsOn: string;
  endsOn: string;
  times: string;
  place: string;
  teacher: string;
  fee: string;
  taxPercent: string;
  seats: number | null;
}

export const EMPTY_DATE: CourseDateFormValues = {
  course: '',
  title: '',
  startsOn: '',
  endsOn: '',
  times: '',
  place: '',
  teacher: '',
  fee: '',
  taxPercent: '18',
  seats: null,
};

export const valuesOf = (date: DeskCourseDate): CourseDateFormValues => ({
  course: date.course,
  title: date.title,
  startsOn: date.startsOn,
  endsOn: date.endsOn ?? '',
  times: date.times,
  place: date.place,
  teacher: date.teacher,
  fee: inRupees(date.fee),
  taxPercent: String(date.taxPercent),
  seats: date.seats,
});

/** The body of the call; the schema refuses missing values. */
export const toCourseDate = ({
  fee,
  taxPercent,
  seats,
  endsOn,
  ...form
}: Partial<CourseDateFormValues>): CourseDateValues =>
  ({
    ...form,
    ...(endsOn && { endsOn }),
    fee: paiseOf(fee),
    taxPercent: Number(taxPercent),
    seats: seats ?? undefined,
  }) as CourseDateValues;

export const courseDateFormSchema = checkedAs<CourseDateFormValues>(courseDateSchema, toCourseDate);
