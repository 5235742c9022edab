import { useState } from 'react';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { bookableDays } from '../../domain/appointment';
import type { Slot } from '../../domain/slot';
import { addDays } from '../../domain/clinic-time';
import { Button } from '../../ui/form/button';
import { Cluster, Stack } from '../../ui/layout/layout';
import { Loading, Skeleton } from '../../ui/feedback/skeleton';
import type { BookingValues } from './booking-values';
import { DayStrip, LoadingDays } from './day-strip';
import { TimingChips } from './timing-chips';
import { STRIP_DAYS, useSlotDays } from './use-slot-days';
import { useSlots } from './use-slots';
import type { BookingTiming } from './use-timing';

interface TimingPickerProps {
  today: string;
  timing: BookingTiming;
  /** True while the page is about to choose a service. */
  expected?: boolean;
}

/** Reserves the height of the day strip and nine timings at each width, so that nothing below moves when they load. */
const ReservedSpace = styled.div`
  container-type: inline-size;

  > div {
    min-height: 17.4rem;
    align-content: start;

    @container (width >= 30rem) {
      min-height: 12rem;
    }
    @container (width >= 48rem) {
      min-height: 9.2rem;
    }
  }
`;

/** Shows nothing until a service is chosen or about to be chosen, since the days depend on the service. */
export function TimingPicker({ expected = false, ...props }: TimingPickerProps) {
  const { values } = useFormikContext<BookingValues>();
  if (values.service === '' && !expected) return null;
  return (
    <ReservedSpace>
      {values.service === '' ? (
        <div>
          <LoadingDays />
        </div>
      ) : (
        <Picker {...props} />
      )}
    </ReservedSpace>
  );
}

/** Fills the fields below. Until a day is chosen, shows the next day with a free timing. */
function Picker({ today, timing }: TimingPickerProps) {
  const { values, setValues } = useFormikContext<BookingValues>();
  const [from, setFrom] = useState(today);
  const service = Number(values.service);
  const doctor = values.doctor || undefined;
  const date = values.appointmentDate;
  const { first, last } = bookableDays(today);
  const isBookable = date >= first && date <= last;
  const isElsewhere = isBookable && (date < from || date > addDays(from, STRIP_DAYS - 1));
  const [hasMoved, setMoved] = useState(false);
  const start = isElsewhere && !hasMoved ? date : from;
  const days = useSlotDays({ service, from: start, doctor });

  const all = days.status === 'ready' ? days.data : [];
  const next = all.find(({ free }) => free > 0)?.date;
  const shown = isBookable ? date : next;
  const [slotsOfNext] = useSlots({
    service,
    date: shown === date ? undefined : shown,
    doctor,
    patient: timing.patient,
  });
  const slots = shown === date ? timing.slots : slotsOfNext;
  if (days.status === 'failed') {
    // Timings that failed to load show their own message with Retry, and one message is enough.
    if (timing.slots.status === 'failed') return null;
    return (
      <Cluster as="p" $gap={2} role="status">
        The free days could not be loaded.
        <Button variant="quiet" size="small" onClick={days.retry}>
          Retry
        </Button>
      </Cluster>
    );
  }

  const goTo = (day: string) => {
    setMoved(true);
    setFrom(day < first ? first : day);
  };
  const chooseTiming = (slot: Slot) => {
    if (shown === undefined) return;
    void setValues({ ...values, appointmentDate: shown, timeslot: slot.timeslot, timing: slot.timing });
  };

  return (
    <Stack $gap={4} role="group" aria-label="Free days and timings">
      <DayStrip
        days={days.status === 'ready' ? all.filter((day) => day.date <= last) : undefined}
        shown={shown}
        next={start === first ? next : undefined}
        onChoose={(appointmentDate) => void setValues({ ...values, appointmentDate, timing: '' })}
        onEarlier={start > first ? () => goTo(addDays(start, -STRIP_DAYS)) : undefined}
        onLater={addDays(start, STRIP_DAYS) <= last ? () => goTo(addDays(start, STRIP_DAYS)) : undefined}
      />
      {days.status === 'ready' && next === undefined ? (
        <p role="status">Nothing is free on these days.</p>
      ) : null}
      {slots.status === 'ready' ? (
        <TimingChips
          slots={slots.slots}
          held={timing.held?.date === shown ? timing.held?.timing : undefined}
          movedFrom={timing.movedFrom?.date === shown ? timing.movedFrom?.timing : undefined}
          onChoose={chooseTiming}
        />
      ) : slots.status === 'loading' ? (
        <Loading label="Loading the free timings…">
          <Skeleton height="6rem" shape="box" />
        </Loading>
      ) : null}
    </Stack>
  );
}
