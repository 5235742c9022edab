import { lazy } from 'react';
import type { Loadable } from '@nivara/shared/app-context/loadable';
import type { CourseDate } from '@nivara/shared/domain/course-date';
import { DeferredContactForm } from '@nivara/shared/forms/contact/deferred-contact-form';
import { Loading, Skeleton } from '@nivara/shared/ui/feedback/skeleton';

/** Loads with the form and not before, since most visitors never open the form. */
const DateChoice = lazy(() => import('./date-choice').then((module) => ({ default: module.DateChoice })));

interface EnrolmentFormProps {
  courseUrl: string;
  dates: Loadable<CourseDate[]>;
  /** The id of the date that was chosen on the page. */
  chosen?: string;
}

/** Enrols on one of the planned dates, or without a date if none is planned or the dates cannot be loaded. */
export function EnrolmentForm({ courseUrl, dates, chosen }: EnrolmentFormProps) {
  if (dates.status === 'loading') {
    return (
      <Loading label="Loading the form…">
        <Skeleton height="30rem" shape="box" />
      </Loading>
    );
  }
  const offered = dates.status === 'ready' ? dates.data : [];
  const first = offered.find(({ id }) => id === chosen) ?? offered.find(({ free }) => free > 0) ?? offered[0];
  return (
    <DeferredContactForm
      noun="enrolments"
      course={courseUrl}
      label="Enrol"
      submitLabel="Enrol"
      sentTitle="Your enrolment has been sent."
      first={first && { fields: <DateChoice dates={offered} />, values: { date: first.id } }}
    />
  );
}
