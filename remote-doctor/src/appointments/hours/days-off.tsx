import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { addDayOff, removeDayOff } from '@nivara/shared/api-client/doctor-hours';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { DayField } from '@nivara/shared/area/day/day-field';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { addDays, clinicDate, dayInWords } from '@nivara/shared/domain/clinic-time';
import { dayOffProblem, daysToTakeOff } from '@nivara/shared/domain/doctor';
import { Button } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { space } from '@nivara/shared/ui/tokens/theme';
import { CollidingList } from './colliding-list';
import { onDay } from './collisions';

const List = styled.ul`
  display: grid;
  padding: 0;
  gap: ${space[2]};
  list-style: none;
`;

interface DaysOffProps {
  dates: readonly string[];
  booked: readonly Appointment[];
  onChange: (change: (dates: string[]) => string[]) => void;
  onAppointments: () => void;
}

export function DaysOff({ dates, booked, onChange, onAppointments }: DaysOffProps) {
  const headingId = useId();
  const [date, setDate] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { showToast } = useToasts();
  const heading = useRef<HTMLHeadingElement>(null);
  const { first, last } = daysToTakeOff(clinicDate(new Date()));
  const colliding = onDay(booked, date);

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  const add = (added: string) =>
    run(async () => {
      const refusal = dayOffProblem(added, clinicDate(new Date()));
      if (refusal) throw new Error(refusal);
      await addDayOff(added);
      heading.current?.focus();
      onChange((known) => [...known.filter((each) => each !== added), added].sort());
      setDate('');
      showToast({ tone: 'success', text: `You are off on ${dayInWords(added)}.` });
    });
  const remove = (removed: string) =>
    run(async () => {
      await removeDayOff(removed);
      heading.current?.focus();
      onChange((known) => known.filter((each) => each !== removed));
      showToast({
        tone: 'success',
        text: `You work on ${dayInWords(removed)}.`,
        action: { label: 'Undo', run: () => void add(removed) },
      });
    });

  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack>
        <Heading ref={heading} tabIndex={-1} level={2} look="h4" id={headingId}>
          Days off
        </Heading>
        {dates.length === 0 ? (
          <p>No days off to come.</p>
        ) : (
          <List role="list">
            {dates.map((each) => (
              <li key={each}>
                <Cluster $justify="space-between">
                  {dayInWords(each)}
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`Work on ${dayInWords(each)}`}
                    onClick={() => void remove(each)}
                  >
                    Remove
                  </Button>
                </Cluster>
              </li>
            ))}
          </List>
        )}
        <DayField
          label="Another day off"
          error={problem}
          min={first}
          max={last}
          value={date}
          onChange={(next) => {
            setDate(next);
            setProblem(undefined);
          }}
        />
        <CollidingList
          title={
            colliding.length === 1
              ? 'One patient is booked that day. Please move or cancel the appointment first.'
              : `${colliding.length} patients are booked that day. Please move or cancel the appointments first.`
          }
          appointments={colliding}
          firstDayOffered={date === '' ? undefined : addDays(date, 1)}
          headingRef={heading}
          onChanged={onAppointments}
        />
        <div>
          <Button
            variant="secondary"
            busy={busy}
            disabled={date === '' || colliding.length > 0}
            onClick={() => void add(date)}
          >
            Take this day off
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
