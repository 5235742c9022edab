import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { SELF } from '../../domain/appointment';
import type { Slot } from '../../domain/slot';
import { TIMESLOTS, type Timeslot } from '../../domain/timings';
import { Stack } from '../../ui/layout/layout';
import { color, space, text } from '../../ui/tokens/theme';
import type { BookingValues } from './booking-values';
import { Chip, Chips } from './chip';

interface TimingChipsProps {
  slots: readonly Slot[];
  /** The timing that this form holds, which nobody else may have. */
  held: string | undefined;
  /** The timing of the appointment that is moved. */
  movedFrom: string | undefined;
  onChoose: (slot: Slot) => void;
}

const Timeslots = styled(Chips)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr));
  gap: ${space[2]};

  /* The four time slots share one line on a phone. */
  @container (width < 30rem) {
    display: flex;
    gap: ${space[1]};

    > button {
      flex: 1 1 auto;
      padding-inline: ${space[1]};
      font-size: 0.8125rem;
    }
    small {
      display: none;
    }
  }
  small {
    font-size: inherit;
  }
`;

/** The columns have the same width; three fit on a phone. */
const Timings = styled(Chips)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(5rem, 100%), 1fr));

  > button {
    padding-inline: ${space[1]};
  }
`;

const LeftOut = styled.p`
  color: ${color.textMuted};
  font-size: ${text.small};
`;

/** The free timings of one time slot; a tap chooses day, time slot and timing together. */
export function TimingChips({ slots, held, movedFrom, onChoose }: TimingChipsProps) {
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  const isFree = (slot: Slot) => slot.free > 0 || slot.timing === held;
  const freeIn = (timeslot: Timeslot) => slots.filter((slot) => slot.timeslot === timeslot && isFree(slot));
  const wished = TIMESLOTS.find((timeslot) => timeslot === values.timeslot);
  const shown = wished ?? TIMESLOTS.find((timeslot) => freeIn(timeslot).length > 0);
  if (!shown) return null;
  const who = ['', SELF].includes(values.patient) ? 'You have' : 'The patient has';
  const leftOut = slots.filter((slot) => slot.timeslot === shown && (slot.busy || slot.timing === movedFrom));
  const busy = leftOut.filter(({ timing }) => timing !== movedFrom);
  return (
    <Stack $gap={3}>
      <Timeslots role="group" aria-label="Parts of the day">
        {TIMESLOTS.map((timeslot) => {
          const free = freeIn(timeslot).length;
          return (
            <Chip
              key={timeslot}
              aria-pressed={timeslot === shown}
              aria-label={`${timeslot}, ${free === 0 ? 'nothing free' : `${free} free`}`}
              disabled={free === 0}
              onClick={() => void setFieldValue('timeslot', timeslot)}
            >
              {timeslot}
              <small>&nbsp;({free})</small>
            </Chip>
          );
        })}
      </Timeslots>
      <Timings role="group" aria-label={`Free timings in the ${shown.toLowerCase()}`}>
        {freeIn(shown).map((slot) => (
          <Chip
            key={slot.timing}
            aria-pressed={slot.timing === values.timing}
            aria-label={`Take ${slot.timing}`}
            onClick={() => onChoose(slot)}
          >
            {slot.timing}
          </Chip>
        ))}
      </Timings>
      {leftOut.length > busy.length ? <LeftOut>The appointment is at {movedFrom} now.</LeftOut> : null}
      {busy.length === 0 ? null : (
        <LeftOut>
          {who} an appointment at {busy.map(({ timing }) => timing).join(' and ')} already.
        </LeftOut>
      )}
    </Stack>
  );
}
