import type { ReactNode } from 'react';
import { TimingRadios } from '@nivara/shared/area/day/timing-radios';
import { useNow } from '@nivara/shared/area/use-now';
import { dayInWords } from '@nivara/shared/domain/clinic-time';
import type { DeskDay } from '@nivara/shared/domain/desk-day';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { isFree, isFreeForWalkIn } from '../day/free-timing';

export interface ChosenTiming {
  doctor: string;
  /** Empty until a timing is chosen. */
  timing: string;
}

export const NONE_CHOSEN: ChosenTiming = { doctor: '', timing: '' };

interface FreeTimingsProps {
  day: DeskDay;
  service: number;
  walkIn?: boolean;
  chosen: ChosenTiming;
  onChoose: (chosen: ChosenTiming) => void;
  /** Shown where nobody is free. */
  otherwise?: ReactNode;
}

/** The doctors who give the service, with their free timings of the day. */
export function FreeTimings({ day, service, walkIn, chosen, onChoose, otherwise }: FreeTimingsProps) {
  const now = useNow();
  const fits = walkIn ? isFreeForWalkIn : isFree;
  const doctors = day.doctors.flatMap((doctor) => {
    const timings = doctor.timings.filter((timing) => fits(timing, now)).map(({ timing }) => timing);
    return doctor.services.includes(service) && timings.length > 0 ? [{ ...doctor, timings }] : [];
  });
  if (doctors.length === 0) {
    return (
      <Stack $gap={3}>
        <p>Nobody who gives this service is free on {dayInWords(day.date)}.</p>
        {otherwise}
      </Stack>
    );
  }
  return (
    <Stack $gap={5}>
      {doctors.map(({ id, name, timings }) => (
        <Stack key={id} $gap={2}>
          <Heading level={3} look="h4">
            {name}
          </Heading>
          <TimingRadios
            legend={`Free timings of ${name} on ${dayInWords(day.date)}`}
            name="timing"
            timings={timings}
            chosen={chosen.doctor === id ? chosen.timing : ''}
            onChoose={(timing) => onChoose({ doctor: id, timing })}
          />
        </Stack>
      ))}
    </Stack>
  );
}
