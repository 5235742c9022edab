import { useEffect, type RefObject } from 'react';
import { useFormikContext } from 'formik';
import type { Slot } from '../../domain/slot';
import { Alert } from '../../ui/feedback/alert';
import { AlternativeTimings } from './alternative-timings';
import type { BookingValues } from './booking-values';
import { chosenTiming } from './chosen-timing';
import type { BookingTiming } from './use-timing';

interface TimingTroubleProps {
  timing: BookingTiming;
  troubleRef: RefObject<HTMLDivElement | null>;
  /** Called when one of the alternatives is chosen. */
  onTaken: () => void;
}

/** Shows why the chosen timing cannot be booked, and other timings that can. */
export function TimingTrouble({ timing, troubleRef, onTaken }: TimingTroubleProps) {
  const { values, setValues } = useFormikContext<BookingValues>();
  const { trouble, alternatives } = timing;
  const chosen = chosenTiming(values);
  const isShown = trouble !== undefined && chosen !== undefined;

  useEffect(() => {
    // Does not move the focus of somebody who is typing or choosing a patient.
    if (isShown && !document.activeElement?.matches('input, textarea')) showTrouble(troubleRef.current);
  }, [isShown, troubleRef]);

  if (!isShown) return null;
  const take = (appointmentDate: string, { timeslot, timing: text }: Slot) => {
    void setValues({ ...values, appointmentDate, timeslot, timing: text });
    onTaken();
  };
  return (
    <Alert ref={troubleRef} tone="error" live title={trouble}>
      <AlternativeTimings
        timing={chosen.timing}
        date={chosen.date}
        alternatives={alternatives}
        onChoose={take}
      />
    </Alert>
  );
}

/** Scrolls the alert to the middle, where neither the header nor a bar at the bottom covers it. */
export function showTrouble(trouble: HTMLElement | null): void {
  trouble?.focus({ preventScroll: true });
  const scroll = () => trouble?.scrollIntoView({ block: 'center' });
  scroll();
  // After a step back in the history, the browser restores the earlier scroll position, so scroll again.
  requestAnimationFrame(() => requestAnimationFrame(scroll));
}
