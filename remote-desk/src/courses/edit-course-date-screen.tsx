import { useCallback } from 'react';
import { planCourseDate, readCourseDate, replaceCourseDate } from '@nivara/shared/api-client/course-dates';
import { itemOrNone } from '@nivara/shared/api-client/item-or-none';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useNavigate, useParams } from '@nivara/shared/app-context/router';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { Card } from '@nivara/shared/ui/layout/card';
import { DeskPage } from '../frame/desk-page';
import { paths } from '../paths';
import { CourseDateForm } from './course-date-form';
import { EMPTY_DATE, toCourseDate, valuesOf } from './course-date-values';
import { NoSuchDate } from './no-such-date';
import { useCatalogue } from './use-catalogue';

/** Plans or changes a date of a course. */
export function EditCourseDateScreen() {
  const { id } = useParams();
  const navigate = useNavigate();
  const { showToast } = useToasts();
  const ask = useCallback(
    async () => ({ date: id === undefined ? undefined : await itemOrNone(id, readCourseDate) }),
    [id],
  );
  const answer = useAnswer(ask);
  const catalogue = useCatalogue();
  const name = id === undefined ? 'Plan a course date' : 'Change the date';
  return (
    <DeskPage name={name} heading={name} lead="People find it on the course’s page, and can enrol at once.">
      <Loaded
        data={catalogue.status === 'loading' ? catalogue : answer}
        skeleton={<SkeletonCard lines={12} />}
        failure="The date could not be loaded"
        level={2}
      >
        {({ date }) =>
          date === null ? (
            <NoSuchDate />
          ) : (
            <Card $padding="roomy">
              <CourseDateForm
                initial={date === undefined ? EMPTY_DATE : valuesOf(date)}
                courses={catalogue.status === 'ready' ? catalogue.data : []}
                onSave={async (values) => {
                  const written = toCourseDate(values);
                  const saved =
                    date === undefined
                      ? await planCourseDate(written)
                      : await replaceCourseDate(date.id, written);
                  showToast({ tone: 'success', text: `“${saved.title}” is saved.` });
                  navigate(paths.courseDate(saved.id), { replace: true });
                }}
              />
            </Card>
          )
        }
      </Loaded>
    </DeskPage>
  );
}
