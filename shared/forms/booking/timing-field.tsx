import { useFormikContext } from 'formik';
import type { Slot } from '../../domain/slot';
import { ChoiceListField } from '../../ui/choice/choice-list-field';
import type { ListChoice } from '../../ui/choice/choice-list';
import type { BookingValues } from './booking-values';
import type { ChosenTiming } from './chosen-timing';
import { hasBegun } from './free-timings';
import type { BookingTiming } from './use-timing';

interface TimingFieldProps {
  timing: BookingTiming;
  /** A timing is required. */
  needed: boolean;
}

const LOADING = 'Loading the free timings…';

/** Taken and past timings are listed and disabled. */
export function TimingField({ timing, needed }: TimingFieldProps) {
  const { values } = useFormikContext<BookingValues>();
  const { slots, held, refresh } = timing;
  return (
    <ChoiceListField
      name="timing"
      label="Timing"
      optional={!needed}
      hint={values.timing ? undefined : hintFor(values)}
      choices={
        slots.status === 'ready' ? choicesOf(slots.slots, slots.at, values, held).slice(needed ? 1 : 0) : []
      }
      placeholder={needed ? 'Choose a timing' : 'No timing'}
      waiting={slots.status === 'loading' ? LOADING : undefined}
      disabled={slots.status !== 'ready' || values.timeslot === ''}
      onFocus={refresh}
    />
  );
}

function hintFor({ service, appointmentDate, timeslot }: BookingValues): string | undefined {
  const missing = [
    ...(service ? [] : ['a service']),
    ...(appointmentDate ? [] : ['a date']),
    ...(timeslot ? [] : ['a time slot']),
  ];
  if (missing.length === 0) return undefined;
  return `Choose ${missing.join(', ').replace(/, (?=[^,]*$)/, ' and ')} to see the free timings.`;
}

function choicesOf(
  slots: readonly Slot[],
  at: number,
  { service, appointmentDate, timeslot }: BookingValues,
  held: ChosenTiming | undefined,
): ListChoice[] {
  const own = (timing: string) =>
    held?.service === Number(service) && held.date === appointmentDate && held.timing === timing;
  const timings = slots
    .filter((slot) => slot.timeslot === timeslot)
    .map(({ timing, free, busy }) => ({
      value: timing,
      label: timing,
      ...(free > 0 || own(timing)
        ? {}
        : {
            disabled: true,
            note: busy ? 'already booked' : hasBegun(appointmentDate, timing, at) ? 'past' : 'not free',
          }),
    }));
  return [{ value: '', label: 'No timing' }, ...timings];
}
