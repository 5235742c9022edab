import { useCallback } from 'react';
import styled from 'styled-components';
import { readDoctorDay } from '@nivara/shared/api-client/doctor-day';
import type { Answered } from '@nivara/shared/app-context/use-answer';
import { DayNav } from '@nivara/shared/area/day/day-nav';
import { useDateParam } from '@nivara/shared/area/day/use-date-param';
import { useMinutelyAnswer } from '@nivara/shared/area/use-minutely-answer';
import { useNow } from '@nivara/shared/area/use-now';
import { addDays, clinicDate, dayInWords } from '@nivara/shared/domain/clinic-time';
import type { DoctorDay } from '@nivara/shared/domain/doctor-day';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { Cluster, Stack } from '@nivara/shared/ui/layout/layout';
import { media, space } from '@nivara/shared/ui/tokens/theme';
import { DoctorPage } from '../frame/doctor-page';
import { paths } from '../paths';
import { DayCounts } from './day-counts';
import { DayTimeline } from './day-timeline';
import { mondayOf } from './monday-of';
import { NextCard } from './next-card';
import { nextEntry } from './next-entry';
import { isClosedDay } from './timeline-rows';
import { useSetVisitState } from './use-set-visit-state';

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[5]};
  grid-template-columns: minmax(0, 1fr);

  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);

    /* The next patient stays visible beside a long day. */
    > :first-child {
      position: sticky;
      top: calc(var(--nv-header-height) + ${space[4]});
    }
  }
`;

export function DayScreen() {
  const date = useDateParam('date') ?? clinicDate(new Date());
  const { answer, change } = useMinutelyAnswer(useCallback(() => readDoctorDay(date), [date]));
  const words = dayInWords(date);
  return (
    <DoctorPage name="Your day" heading={date === clinicDate(new Date()) ? `Today, ${words}` : words}>
      <DayNav date={date} to={paths.dayOf} today={paths.day}>
        <ButtonLink to={paths.weekFrom(mondayOf(date))} variant="quiet" size="small">
          Week
        </ButtonLink>
      </DayNav>
      <Loaded
        data={answer}
        level={2}
        failure="This day could not be loaded"
        skeleton={<Skeleton height="40rem" shape="box" />}
      >
        {(day) => <Day day={day} change={change} />}
      </Loaded>
    </DoctorPage>
  );
}

function Day({ day, change }: { day: DoctorDay; change: Answered<DoctorDay>['change'] }) {
  const now = useNow();
  const setState = useSetVisitState(change);
  const onState = day.date <= day.today ? setState : undefined;
  const next = day.date >= day.today ? nextEntry(day) : undefined;
  const timeline = (
    <Card as="section" $padding="none" aria-label="Timeline">
      <DayTimeline day={day} now={day.date === day.today ? now : undefined} onState={onState} />
    </Card>
  );
  return (
    <Stack $gap={5}>
      <DayCounts counts={day.counts} />
      {next ? (
        <Columns>
          <NextCard entry={next} onState={onState && ((state) => onState(next, state))} />
          {timeline}
        </Columns>
      ) : (
        <>
          {isClosedDay(day) ? null : <NobodyNext day={day} />}
          {timeline}
        </>
      )}
    </Stack>
  );
}

function NobodyNext({ day: { timings, date, today } }: { day: DoctorDay }) {
  const entries = timings.flatMap(({ entry }) => entry ?? []);
  const missed = entries.filter(({ state }) => state === 'missed').length;
  if (entries.length === 0) {
    return (
      <Card $tone="sand">
        <Cluster $justify="space-between">
          <p>Nobody is booked. New appointments appear here by themselves.</p>
          <ButtonLink to={paths.hours} variant="secondary" size="small">
            Hours and days off
          </ButtonLink>
        </Cluster>
      </Card>
    );
  }
  return (
    <Card $tone="sand">
      <Cluster $justify="space-between">
        <p>
          {date < today ? 'This day is over.' : 'Nobody else is expected.'}
          {missed === 0 ? '' : ` ${missed} did not come.`}
        </p>
        {date === today ? (
          <ButtonLink to={paths.dayOf(addDays(date, 1))} variant="secondary" size="small">
            See tomorrow
          </ButtonLink>
        ) : null}
      </Cluster>
    </Card>
  );
}
