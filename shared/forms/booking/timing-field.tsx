import { useEffect, useRef, type Ref } from 'react';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import type { Slot } from '../../domain/slot';
import { Button } from '../../ui/form/button';
import { ChoiceListField } from '../../ui/choice/choice-list-field';
import type { ListChoice } from '../../ui/choice/choice-list';
import { ClockIcon, RefreshIcon } from '../../ui/layout/icon';
import { Stack, VisuallyHidden } from '../../ui/layout/layout';
import { color, space, text } from '../../ui/tokens/theme';
import type { BookingValues } from './booking-values';
import { isSameTiming, chosenTiming, type ChosenTiming } from './chosen-timing';
import { hasBegun } from './free-timings';
import { AlternativeTimings } from './alternative-timings';
import type { BookingTiming } from './use-timing';

interface TimingFieldProps {
  timing: BookingTiming;
  timingRef: Ref<HTMLButtonElement>;
  /** Explains an appointment without a timing; undefined where a timing is required. */
  withoutTiming: string | undefined;
}

/** Reserves the space of the sentence, so that the Next button below does not move under the pointer. */
const ReservedSpace = styled.div<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'grid' : 'none')};
  color: ${color.textMuted};
  font-size: ${text.small};
`;

const Kept = styled.p`
  display: flex;
  grid-area: 1 / 1;
  align-items: center;
  gap: ${space[2]};

  svg {
    flex: none;
    color: ${color.success};
  }
`;

/** Invisible text of the same length breaks into the same lines. */
const Room = styled(Kept)`
  visibility: hidden;

  &::after {
    content: attr(data-sentence);
  }
`;

const Field = styled(Stack)`
  scroll-margin: ${space[4]};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  color: ${color.textMuted};
  font-size: ${text.small};
`;

const LOADING = 'Loading the free timings…';

/** Taken and past timings are listed and disabled. */
export function TimingField({ timing, timingRef, withoutTiming }: TimingFieldProps) {
  const { values, setValues } = useFormikContext<BookingValues>();
  const { slots, keeps, kept, trouble, alternatives, refresh } = timing;
  const chosen = chosenTiming(values);
  const isNeeded = withoutTiming === undefined;
  const toKeep = trouble === undefined ? chosen : undefined;
  const sentence = toKeep && `We keep ${toKeep.timing} for you while you fill this in.`;
  const field = useRef<HTMLDivElement>(null);

  // On a small screen the offered timings would be out of view.
  const offer = trouble === undefined ? undefined : alternatives.status;
  useEffect(() => {
    if (offer !== undefined && field.current?.contains(document.activeElement)) {
      field.current.scrollIntoView({ block: 'nearest' });
    }
  }, [offer]);

  const take = (appointmentDate: string, { timeslot, timing: text }: Slot) => {
    void setValues({ ...values, appointmentDate, timeslot, timing: text });
    // The buttons disappear with the choice, so the focus moves to the field.
    field.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  };

  return (
    <Field $gap={3} ref={field}>
      <ChoiceListField
        ref={timingRef}
        name="timing"
        label="Timing"
        optional={withoutTiming !== undefined}
        hint={values.timing ? undefined : hintFor(values, withoutTiming)}
        choices={
          slots.status === 'ready'
            ? choicesOf(slots.slots, slots.at, values, kept).slice(isNeeded ? 1 : 0)
            : []
        }
        placeholder={isNeeded ? 'Choose a timing' : 'No timing'}
        waiting={slots.status === 'loading' ? LOADING : undefined}
        disabled={slots.status !== 'ready' || values.timeslot === ''}
        trouble={trouble}
        onFocus={refresh}
      />
      {slots.status === 'failed' ? (
        <Row role="status">
          The timings could not be loaded. {isNeeded ? 'Please' : 'You can go on without one, or'} try again.
          <Button variant="quiet" size="small" icon={<RefreshIcon size={18} />} onClick={refresh}>
            Retry
          </Button>
        </Row>
      ) : null}
      <ReservedSpace $open={keeps && sentence !== undefined}>
        <Room aria-hidden data-sentence={sentence}>
          <ClockIcon size={18} />
        </Room>
        <Kept role="status">
          {toKeep && isSameTiming(kept, toKeep) ? (
            <>
              <ClockIcon size={18} />
              {sentence}
            </>
          ) : null}
        </Kept>
      </ReservedSpace>
      <VisuallyHidden role="alert">{trouble ?? ''}</VisuallyHidden>
      {trouble !== undefined && chosen !== undefined ? (
        <AlternativeTimings
          timing={chosen.timing}
          date={chosen.date}
          alternatives={alternatives}
          onChoose={take}
        />
      ) : null}
    </Field>
  );
}

function hintFor(
  { service, appointmentDate, timeslot }: BookingValues,
  withoutTiming = '',
): string | undefined {
  const missing = [
    ...(service ? [] : ['a service']),
    ...(appointmentDate ? [] : ['a date']),
    ...(timeslot ? [] : ['a time slot']),
  ];
  if (missing.length === 0) return withoutTiming || undefined;
  const list = missing.join(', ').replace(/, (?=[^,]*$)/, ' and ');
  return `Choose ${list} to see the free timings. ${withoutTiming}`.trim();
}

function choicesOf(
  slots: readonly Slot[],
  at: number,
  { service, appointmentDate, timeslot }: BookingValues,
  kept: ChosenTiming | undefined,
): ListChoice[] {
  const own = (timing: string) =>
    kept?.service === Number(service) && kept.date === appointmentDate && kept.timing === timing;
  const timings = slots
    .filter((slot) => slot.timeslot === timeslot)
    .map(({ timing, free }) => ({
      value: timing,
      label: timing,
      ...(free > 0 || own(timing)
        ? {}
        : { disabled: true, note: hasBegun(appointmentDate, timing, at) ? 'past' : 'not free' }),
    }));
  return [{ value: '', label: 'No timing' }, ...timings];
}
