import { useId } from 'react';
import styled from 'styled-components';
import type { CarePlanWithItems } from '@nivara/shared/domain/care-plan';
import { dayInShort, dayInWords } from '@nivara/shared/domain/clinic-time';
import { Badge } from '@nivara/shared/ui/feedback/badge';
import { Card } from '@nivara/shared/ui/layout/card';
import { CheckIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Heading } from '@nivara/shared/ui/layout/layout';
import { space } from '@nivara/shared/ui/tokens/theme';
import { isMarked, progressOf, type PlanDay } from './plan-days';
import { PlanEntry } from './plan-entry';
import type { SetDone } from './use-marks';

const List = styled.ul`
  margin-top: ${space[3]};
`;

interface PlanDayCardProps {
  plan: CarePlanWithItems;
  day: PlanDay;
  today: string;
  onSet: SetDone;
}

export function PlanDayCard({ plan, day, today, onSet }: PlanDayCardProps) {
  const { date, items } = day;
  const headingId = useId();
  const { done, due } = progressOf(plan, [day]);
  return (
    <Card as="section" data-together $tone={date === today ? 'raised' : 'plain'} aria-labelledby={headingId}>
      <Cluster $justify="space-between">
        <Heading level={3} look="h4" id={headingId}>
          {date === today ? `Today, ${dayInShort(date)}` : dayInWords(date)}
        </Heading>
        <DayBadge done={done} due={due} upcoming={date > today} />
      </Cluster>
      <List role="list">
        {items.map((item) => (
          <PlanEntry
            key={item.id}
            item={item}
            done={isMarked(plan.marks, { itemId: item.id, date })}
            upcoming={date > today}
            onSet={(next) => onSet(item, date, next)}
          />
        ))}
      </List>
    </Card>
  );
}

function DayBadge({ done, due, upcoming }: { done: number; due: number; upcoming: boolean }) {
  if (upcoming) return <Badge>Not yet</Badge>;
  if (done === due) {
    return (
      <Badge tone="success">
        <CheckIcon size={14} /> All done
      </Badge>
    );
  }
  return <Badge tone={done === 0 ? 'neutral' : 'primary'}>{`${done} of ${due} done`}</Badge>;
}
