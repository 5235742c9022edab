import { useCallback } from 'react';
import { readDeskDay } from '@nivara/shared/api-client/desk-day';
import type { Answered } from '@nivara/shared/app-context/use-answer';
import { DayNav } from '@nivara/shared/area/day/day-nav';
import { useDateParam } from '@nivara/shared/area/day/use-date-param';
import { useMinutelyAnswer } from '@nivara/shared/area/use-minutely-answer';
import { useNow } from '@nivara/shared/area/use-now';
import { clinicDate, dayInWords } from '@nivara/shared/domain/clinic-time';
import type { DeskDay } from '@nivara/shared/domain/desk-day';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { CalendarIcon, PlusIcon, PrintIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Stack } from '@nivara/shared/ui/layout/layout';
import { DeskPage } from '../frame/desk-page';
import { paths } from '../paths';
import { DayFigures } from './day-figures';
import { DayGrid } from './day-grid';
import { DaySheet } from './day-sheet';
import { useSetVisitState } from './use-set-visit-state';

/** All doctors of a day side by side. */
export function DayScreen() {
  const today = clinicDate(new Date());
  const date = useDateParam('date') ?? today;
  const { answer, change } = useMinutelyAnswer(useCallback(() => readDeskDay(date), [date]));
  const words = dayInWords(date);
  return (
    <DeskPage name="The desk" heading={date === today ? `Today, ${words}` : words}>
      <Cluster $justify="space-between">
        <DayNav date={date} to={paths.dayOf} today={paths.day} />
        <Cluster $gap={2}>
          <ButtonLink to={paths.book({ date })} size="small" icon={<PlusIcon size={18} />}>
            Book
          </ButtonLink>
          {date === today ? (
            <ButtonLink to={paths.book({ walkIn: true })} variant="secondary" size="small">
              Walk-in
            </ButtonLink>
          ) : null}
          <Button
            variant="secondary"
            size="small"
            icon={<PrintIcon size={18} />}
            onClick={() => window.print()}
          >
            Print the day
          </Button>
        </Cluster>
      </Cluster>
      <Loaded
        data={answer}
        level={2}
        failure="This day could not be loaded"
        skeleton={<Skeleton height="40rem" shape="box" />}
      >
        {(day) => <Day day={day} change={change} />}
      </Loaded>
    </DeskPage>
  );
}

function Day({ day, change }: { day: DeskDay; change: Answered<DeskDay>['change'] }) {
  const now = useNow();
  const setVisitState = useSetVisitState(change);
  if (day.doctors.length === 0) {
    return (
      <EmptyState level={2} title="No doctors yet" icon={<CalendarIcon size={28} />}>
        As soon as the clinic has a doctor, their day appears here.
      </EmptyState>
    );
  }
  return (
    <Stack $gap={4}>
      <DayFigures day={day} now={now} />
      <DayGrid day={day} now={now} onState={day.date <= day.today ? setVisitState : undefined} />
      <DaySheet day={day} />
    </Stack>
  );
}
