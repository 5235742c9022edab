import styled from 'styled-components';
import { useSearchParams } from '@nivara/shared/app-context/router';
import type { CarePlanWithItems } from '@nivara/shared/domain/care-plan';
import { addDays, dateInWords } from '@nivara/shared/domain/clinic-time';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { CardGrid } from '@nivara/shared/ui/layout/card';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { ProgressBar } from '@nivara/shared/ui/feedback/progress-bar';
import { space } from '@nivara/shared/ui/tokens/theme';
import { PlanDayCard } from './plan-day-card';
import { daysOfWeek, progressOf, shownWeek, weekStart, type PlanDay } from './plan-days';
import type { SetDone } from './use-marks';

const WEEK = 7;

interface PlanWeekProps {
  plan: CarePlanWithItems;
  today: string;
  onSet: SetDone;
}

/** On paper the days stand beside each other, so that a week fits one sheet. */
const Week = styled(Stack)`
  @media print {
    display: grid;
    gap: ${space[2]};
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > div {
      display: contents;
    }
    section {
      padding: ${space[2]};
    }
    ul {
      margin-top: 0;
    }
  }
`;

/** Shows one week of a plan, today first; the week is part of the address. */
export function PlanWeek({ plan, today, onSet }: PlanWeekProps) {
  const [search] = useSearchParams();
  const start = shownWeek(plan, search.get('week'), today);
  const days = daysOfWeek(plan, start);
  const { done, due } = progressOf(plan, days);
  const isThisWeek = start === weekStart(today);
  const card = (day: PlanDay) => (
    <PlanDayCard key={day.date} plan={plan} day={day} today={today} onSet={onSet} />
  );

  return (
    <Stack as="section" $gap={4} aria-labelledby="week">
      <Cluster $justify="space-between">
        <Heading level={2} look="h3" id="week">
          {isThisWeek ? 'This week' : `The week from ${dateInWords(start)}`}
        </Heading>
        <Cluster $gap={4}>
          {start > weekStart(plan.validFrom) ? (
            <ButtonLink
              variant="quiet"
              size="small"
              icon={<ChevronLeftIcon size={20} />}
              to={{ search: `?week=${addDays(start, -WEEK)}` }}
            >
              <span>
                Earlier<VisuallyHidden> week</VisuallyHidden>
              </span>
            </ButtonLink>
          ) : null}
          {start < weekStart(plan.validTo) ? (
            <ButtonLink variant="quiet" size="small" to={{ search: `?week=${addDays(start, WEEK)}` }}>
              <span>
                Later<VisuallyHidden> week</VisuallyHidden>
              </span>
              <ChevronRightIcon size={20} />
            </ButtonLink>
          ) : null}
        </Cluster>
      </Cluster>
      {due === 0 ? (
        <EmptyState level={3} title="Nothing to do in this week" icon={<CalendarIcon size={28} />}>
          Look at the weeks before or after it.
        </EmptyState>
      ) : (
        <ProgressBar
          label={`${done} of ${due} done ${isThisWeek ? 'this week' : 'in that week'}`}
          value={done}
          max={due}
          visibleLabel
        />
      )}
      <Week>
        {days.filter(({ date }) => date === today).map(card)}
        <CardGrid $least="20rem">{days.filter(({ date }) => date !== today).map(card)}</CardGrid>
      </Week>
    </Stack>
  );
}
