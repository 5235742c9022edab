import type { CarePlanWithItems } from '@nivara/shared/domain/care-plan';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { ProgressBar } from '@nivara/shared/ui/feedback/progress-bar';
import { PlanDayCard } from './plan-day-card';
import { progressOf, sessionDays, type PlanDay } from './plan-days';
import type { SetDone } from './use-marks';

interface PlanSessionsProps {
  plan: CarePlanWithItems;
  today: string;
  onSet: SetDone;
}

/** Lists the sessions from today on, the next one first, then past sessions, the latest first. */
export function PlanSessions({ plan, today, onSet }: PlanSessionsProps) {
  const days = sessionDays(plan);
  const { done, due } = progressOf(plan, days);
  const coming = days.filter(({ date }) => date >= today);
  const past = days.filter(({ date }) => date < today).reverse();

  const part = (title: string, id: string, shown: readonly PlanDay[]) =>
    shown.length === 0 ? null : (
      <Stack as="section" $gap={4} aria-labelledby={id}>
        <Heading level={2} look="h3" id={id}>
          {title}
        </Heading>
        {shown.map((day) => (
          <PlanDayCard key={day.date} plan={plan} day={day} today={today} onSet={onSet} />
        ))}
      </Stack>
    );

  return (
    <Stack $gap={5}>
      <ProgressBar
        label={`${done} of ${due} ${due === 1 ? 'session' : 'sessions'} done`}
        value={done}
        max={due}
        visibleLabel
      />
      {part('Today and later', 'coming', coming)}
      {part('Earlier', 'past', past)}
    </Stack>
  );
}
