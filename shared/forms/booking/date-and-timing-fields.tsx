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
  /** A timing is required. */
  needed: boolean;
}

const TIMESLOT_CHOICES = [
  { value: '', label: 'Any time of the day' },
  ...TIMESLOTS.map((timeslot) => ({ value: timeslot, label: `${timeslot}, ${timeslotRange(timeslot)}` })),
];

const noneFree = (slots: readonly Slot[], wanted: string) =>
  slots.every(({ timeslot, free }) => timeslot !== wanted || free === 0);

export function DateAndTimingFields({ today, timing, needed }: DateAndTimingFieldsProps) {
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  const isOfAnotherTimeslot =
    values.timing !== '' && findTiming(values.timing)?.timeslot !== (values.timeslot || undefined);

  useEffect(() => {
    if (isOfAnotherTimeslot) void setFieldValue('timing', '');
  }, [isOfAnotherTimeslot, setFieldValue]);

  const { slots } = timing;
  const { first, last } = bookableDays(today);
  const choices = TIMESLOT_CHOICES.map((choice) => ({
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
          optional={!needed}
          choices={needed ? choices.slice(1) : choices}
          placeholder={needed ? 'Choose a time slot' : 'Any time of the day'}
        />
      </Split>
      <TimingField timing={timing} needed={needed} />
    </Stack>
  );
}
