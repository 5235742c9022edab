import { useCallback } from 'react';
import { readDoctorDay } from '@nivara/shared/api-client/doctor-day';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { DayField } from '@nivara/shared/area/day/day-field';
import { TimingRadios } from '@nivara/shared/area/day/timing-radios';
import { bookableDays } from '@nivara/shared/domain/appointment';
import { clinicDate, dayInWords } from '@nivara/shared/domain/clinic-time';
import type { DoctorDay } from '@nivara/shared/domain/doctor-day';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonText } from '@nivara/shared/ui/feedback/skeleton';

export interface ChosenTiming {
  date: string;
  /** Empty until a timing is chosen. */
  timing: string;
}

/** The wished day, or the nearest day that can be booked. */
export function firstChoice(wished: string): ChosenTiming {
  const { first, last } = bookableDays(clinicDate(new Date()));
  return { date: wished < first ? first : wished > last ? last : wished, timing: '' };
}

interface TimingChoiceProps {
  chosen: ChosenTiming;
  onChoose: (chosen: ChosenTiming) => void;
}

/** Chooses a day and one of the doctor's own free timings. */
export function TimingChoice({ chosen: { date, timing }, onChoose }: TimingChoiceProps) {
  const { first, last } = bookableDays(clinicDate(new Date()));
  const day = useAnswer(useCallback(() => readDoctorDay(date), [date]));
  return (
    <>
      <DayField
        label="Date"
        min={first}
        max={last}
        value={date}
        onChange={(next) => {
          if (next !== '') onChoose({ date: next, timing: '' });
        }}
      />
      <Loaded
        data={day}
        level={3}
        failure="The free timings could not be loaded"
        skeleton={<SkeletonText lines={4} />}
      >
        {(known) => (
          <FreeTimings
            day={known}
            chosen={timing}
            onChoose={(next) => onChoose({ date: known.date, timing: next })}
          />
        )}
      </Loaded>
    </>
  );
}

interface FreeTimingsProps {
  day: DoctorDay;
  chosen: string;
  onChoose: (timing: string) => void;
}

function FreeTimings({ day, chosen, onChoose }: FreeTimingsProps) {
  const now = new Date();
  const free = day.timings.filter(
    ({ entry, closed, held, startsAt }) => entry === null && !closed && !held && new Date(startsAt) > now,
  );
  if (free.length === 0) return <p>You have no free timing on {dayInWords(day.date)}.</p>;
  return (
    <TimingRadios
      legend={`Your free timings on ${dayInWords(day.date)}`}
      name="timing"
      timings={free.map(({ timing }) => timing)}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
