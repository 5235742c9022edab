import { useRef, useState, type RefObject } from 'react';
import { useFormikContext } from 'formik';
import { useFormErrors } from '../../ui/form/form-state';
import { Fold } from '../../ui/layout/fold';
import { Stack } from '../../ui/layout/layout';
import type { BookingValues } from './booking-values';
import { DateAndTimingFields } from './date-and-timing-fields';
import { TimingPicker } from './timing-picker';
import { TimingStatus } from './timing-status';
import { TimingTrouble } from './timing-trouble';
import type { BookingTiming } from './use-timing';

interface WhenFieldsProps {
  today: string;
  timing: BookingTiming;
  /** The element that shows the refusal of the chosen timing. */
  troubleRef: RefObject<HTMLDivElement | null>;
  /** True while the page itself is about to choose a service. */
  expected?: boolean;
  /** Explains an appointment without a timing; undefined where a timing is required. */
  withoutTiming: string | undefined;
}

const FOLDED = ['appointmentDate', 'timeslot', 'timing'];

/** Offers days and timings to tap; the form fields for the same answers are folded until they are needed. */
export function WhenFields({ today, timing, troubleRef, expected, withoutTiming }: WhenFieldsProps) {
  const group = useRef<HTMLDivElement>(null);
  const { service } = useFormikContext<BookingValues>().values;
  const [opened, setOpened] = useState(false);
  const isWrong = useFormErrors().some(({ path }) => FOLDED.includes(path));
  return (
    <Stack ref={group} tabIndex={-1} $gap={4} role="group" aria-label="Day and timing">
      <TimingTrouble
        timing={timing}
        troubleRef={troubleRef}
        // The pressed button is gone, and the focus with it.
        onTaken={() => group.current?.focus({ preventScroll: true })}
      />
      <TimingPicker today={today} timing={timing} expected={expected} />
      <TimingStatus timing={timing} withoutTiming={withoutTiming} />
      <Fold open={opened || isWrong} onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary>{summaryOf(service, withoutTiming)}</summary>
        <DateAndTimingFields today={today} timing={timing} isTimingRequired={withoutTiming === undefined} />
      </Fold>
    </Stack>
  );
}

/** Until a service is chosen no days are shown, so the summary cannot speak of another date. */
function summaryOf(service: string, withoutTiming: string | undefined): string {
  if (service === '') return 'Date and timing';
  return withoutTiming === undefined ? 'Another date' : 'Another date, or no timing';
}
