import type { Loadable } from '@nivara/shared/app-context/loadable';
import { useModals } from '@nivara/shared/app-context/app-context';
import type { Course } from '@nivara/shared/domain/course';
import type { CourseDate } from '@nivara/shared/domain/course-date';
import styled from 'styled-components';
import { ErrorState } from '@nivara/shared/ui/feedback/error-state';
import { Loading, Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { Button } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Heading, Lead, Section, Stack } from '@nivara/shared/ui/layout/layout';
import { space } from '@nivara/shared/ui/tokens/theme';
import { daysInWords, feeInWords, seatsInWords } from '../../course-date-texts';
import { sections } from './sections';

const titleId = `${sections.dates}-title`;

/** As high as one row of dates, so that little moves when they arrive. */
const ROW_HEIGHT = '19rem';

const Dates = styled.ul`
  display: grid;
  padding: 0;
  margin: 0;
  gap: ${space[5]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  list-style: none;
`;

interface DatesSectionProps {
  course: Course;
  dates: Loadable<CourseDate[]>;
}

/** Shows the facts that the catalogue lacks: dates, fee and free seats. */
export const DatesSection = ({ course, dates }: DatesSectionProps) => (
  <Section id={sections.dates} aria-labelledby={titleId}>
    <Stack $gap={5}>
      <Heading level={2} id={titleId}>
        Next dates
      </Heading>
      {dates.status === 'loading' ? (
        <Loading label="Loading the dates…">
          <Skeleton height={ROW_HEIGHT} shape="box" />
        </Loading>
      ) : null}
      {dates.status === 'failed' ? (
        <ErrorState title="The dates could not be loaded" onRetry={dates.retry} level={3}>
          {dates.message}
        </ErrorState>
      ) : null}
      {dates.status === 'ready' ? <DateList course={course} dates={dates.data} /> : null}
    </Stack>
  </Section>
);

function DateList({ course, dates }: { course: Course; dates: readonly CourseDate[] }) {
  const { openModal } = useModals();
  if (dates.length === 0) {
    return <Lead>No date is planned yet. Send a message, and we write as soon as there is one.</Lead>;
  }
  return (
    <Dates role="list">
      {dates.map((date) => (
        <li key={date.id}>
          <Card as="article" aria-labelledby={`date-${date.id}`}>
            <Stack $gap={4}>
              <Heading level={3} look="h4" id={`date-${date.id}`}>
                {daysInWords(date)}
              </Heading>
              <Facts
                facts={[
                  ['Times', date.times],
                  ['Place', date.place],
                  ['Teacher', date.teacher],
                  ['Fee', feeInWords(date)],
                  ['Seats', seatsInWords(date)],
                ]}
              />
              <div>
                <Button
                  variant={date.free > 0 ? 'primary' : 'secondary'}
                  aria-describedby={`date-${date.id}`}
                  onClick={() => openModal('contact', { courseUrl: course.url, enrol: true, date: date.id })}
                >
                  {date.free > 0 ? 'Take a seat' : 'Join the waiting list'}
                </Button>
              </div>
            </Stack>
          </Card>
        </li>
      ))}
    </Dates>
  );
}
