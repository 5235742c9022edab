import { useEffect } from 'react';
import { useFormikContext } from 'formik';
import { bookableDays } from '../../domain/appointment';
import type { Slot } from '../../domain/slot';
import { TIMESLOTS, findTiming, timeslotRange } from '../../domain/timings';
import { ChoiceListField } from '../../ui/choice/choice-list-field';
import { DateField } from '../../ui/form/field';
import { Split, Stack } from '../../ui/layout/layout';
import type { BookingValues } from './booking-values';
import { TimingField } from './timing-field';
import type { BookingTiming } from './use-timing';

interface DateAndTimingFieldsProps {
  today: string;
  timing: BookingTiming;
  isTimingRequired: boolean;
}

const TIMESLOT_CHOICES = [
  { value: '', label: 'Any time of the day' },
  ...TIMESLOTS.map((timeslot) => ({ value: timeslot, label: `${timeslot}, ${timeslotRange(timeslot)}` })),
];

const noneFree = (slots: readonly Slot[], timeslot: string) =>
  slots.every((slot) => slot.timeslot !== timeslot || slot.free === 0);

export function DateAndTimingFields({ today, timing, isTimingRequired }: DateAndTimingFieldsProps) {
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  const isOfAnotherTimeslot =
    values.timing !== '' && findTiming(values.timing)?.timeslot !== (values.timeslot || undefined);

  useEffect(() => {
    if (isOfAnotherTimeslot) void setFieldValue('timing', '');
  }, [isOfAnotherTimeslot, setFieldValue]);

  const { slots } = timing;
  const { first, last } = bookableDays(today);
  const timeslots = TIMESLOT_CHOICES.map((choice) => ({
    ...choice,
    ...(slots.status === 'ready' && noneFree(slots.slots, choice.value) && choice.value !== ''
      ? { note: 'none free' }
      : {}),
  }));

  return (
    <Stack $gap={5}>
      <Split $gap={5} $ratio="1fr 1.6fr">
        <DateField name="appointmentDate" label="Appointment date" min={first} max={last} />
        <ChoiceListField
          name="timeslot"
          label="Time slot"
          optional={!isTimingRequired}
          choices={isTimingRequired ? timeslots.slice(1) : timeslots}
          placeholder={isTimingRequired ? 'Choose a time slot' : 'Any time of the day'}
        />
      </Split>
      <TimingField timing={timing} needed={isTimingRequired} />
    </Stack>
  );
}
