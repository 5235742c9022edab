import { courseDateSchema } from '@nivara/shared/domain/course-date';
import { addCourseDate } from '../modules/course-dates/change-course-date';

import { type DemoClinic, asSent, dateOf, momentOf } from './demo-clinic';
import { deskActor } from './plan-desk-money';
import type { StoryMoment } from './run-story';
import { COURSE_DATES } from './story/course-dates';

const PLANNED_DAYS_AGO = 40;
const MORNING = 9 * 60;
const PAISE = 100;
const TAX_PERCENT = 18;

export function planCourseDates({ later }: StoryMoment, clinic: DemoClinic): void {
  later(momentOf(clinic, -PLANNED_DAYS_AGO, MORNING), async ({ context }) => {
    const desk = await deskActor(context);
    for (const { course, first, last, fee, seats, ...date } of COURSE_DATES) {
      const values = {
        ...date,
        course: `/courses/${course}`,
        startsOn: dateOf(clinic, Number(first)),
        endsOn: last === '' ? undefined : dateOf(clinic, Number(last)),
        fee: Number(fee) * PAISE,
        taxPercent: TAX_PERCENT,
        seats: Number(seats),
      };
      await addCourseDate(context, desk, asSent(courseDateSchema, values));
    }
  });
}
