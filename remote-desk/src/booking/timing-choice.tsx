import { useCallback, type ReactNode } from 'react';
import { readDeskDay } from '@nivara/shared/api-client/desk-day';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { DayField } from '@nivara/shared/area/day/day-field';
import { bookableDays } from '@nivara/shared/domain/appointment';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonText } from '@nivara/shared/ui/feedback/skeleton';
import { FreeTimings, NONE_CHOSEN, type ChosenTiming } from './free-timings';
import { NextFreeDay } from './next-free-day';

export interface ChosenMoment extends ChosenTiming {
  date: string;
}

interface TimingChoiceProps {
  service: number;
  /** Restricts the choice to today, and allows the timing that has begun. */
  walkIn?: boolean;
  chosen: ChosenMoment;
  onChoose: (chosen: ChosenMoment) => void;
  otherwise?: ReactNode;
}

/** Chooses a day and a free timing of one of the doctors who give the service. */
export function TimingChoice({ service, walkIn, chosen, onChoose, otherwise }: TimingChoiceProps) {
  const { date } = chosen;
  const { first, last } = bookableDays(clinicDate(new Date()));
  const day = useAnswer(useCallback(() => readDeskDay(date), [date]));
  const showDay = (next: string) => onChoose({ ...NONE_CHOSEN, date: next });
  return (
    <>
      {walkIn ? null : (
        <DayField
          label="Date"
          min={first}
          max={last}
          value={date}
          onChange={(next) => {
            if (next !== '') showDay(next);
          }}
        />
      )}
      <Loaded
        data={day}
        level={3}
        failure="The free timings could not be loaded"
        skeleton={<SkeletonText lines={4} />}
      >
        {(known) => (
          <FreeTimings
            day={known}
            service={service}
            walkIn={walkIn}
            chosen={chosen}
            onChoose={(timing) => onChoose({ ...timing, date: known.date })}
            otherwise={
              <>
                {walkIn ? null : <NextFreeDay service={service} after={known.date} onChoose={showDay} />}
                {otherwise}
              </>
            }
          />
        )}
      </Loaded>
    </>
  );
}
