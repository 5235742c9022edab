import { useEffect, useRef, type Ref } from 'react';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import type { Slot } from '../../domain/appointment';
import { Button } from '../../ui/form/button';
import { ChoiceListField } from '../../ui/choice/choice-list-field';
import type { ListChoice } from '../../ui/choice/choice-list';
import { ClockIcon, RefreshIcon } from '../../ui/layout/icon';
import { Stack, VisuallyHidden } from '../../ui/layout/layout';
import { color, space, text } from '../../ui/tokens/theme';
import { sameWish, wishOf, type BookingValues, type Wish } from './booking-values';
import { hasBegun } from './free-timings';
import { LostTiming } from './alternative-timings';
import type { BookingTiming } from './use-timing';

interface TimingFieldProps {
  timing: BookingTiming;
  timingRef: Ref<HTMLButtonElement>;
  /** What becomes of a visit without a timing; undefined where one has to be chosen. */
  withoutTiming: string | undefined;
}

/** Nothing below moves when the sentence comes: whoever is about to press Next there hits it. */
const KeptPlace = styled.div<{ $open: boolean }>`
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

/** As large as the sentence, however its words break. */
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

/** The nine timings of the chosen part of the day, those that are taken or past among them but not to be had. */
export function TimingField({ timing, timingRef, withoutTiming }: TimingFieldProps) {
  const { values, setValues } = useFormikContext<BookingValues>();
  const { slots, keeps, kept, trouble, alternatives, refresh } = timing;
  const wish = wishOf(values);
  const isNeeded = withoutTiming === undefined;
  const toKeep = trouble === undefined ? wish : undefined;
  const sentence = toKeep && `We keep ${toKeep.timing} for you while you fill this in.`;
  const field = useRef<HTMLDivElement>(null);

  // Whoever is at the field when its timing is lost sees what is offered instead, on a small screen too.
  const offer = trouble === undefined ? undefined : alternatives.status;
  useEffect(() => {
    if (offer !== undefined && field.current?.contains(document.activeElement)) {
      field.current.scrollIntoView({ block: 'nearest' });
    }
  }, [offer]);

  const take = (appointmentDate: string, { timeslot, timing: text }: Slot) => {
    void setValues({ ...values, appointmentDate, timeslot, timing: text });
    // The buttons are about to go: the focus goes on where the choice is shown.
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
      <KeptPlace $open={keeps && sentence !== undefined}>
        <Room aria-hidden data-sentence={sentence}>
          <ClockIcon size={18} />
        </Room>
        <Kept role="status">
          {toKeep && sameWish(kept, toKeep) ? (
            <>
              <ClockIcon size={18} />
              {sentence}
            </>
          ) : null}
        </Kept>
      </KeptPlace>
      <VisuallyHidden role="alert">{trouble ?? ''}</VisuallyHidden>
      {trouble !== undefined && wish !== undefined ? (
        <LostTiming timing={wish.timing} date={wish.date} alternatives={alternatives} onChoose={take} />
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
  kept: Wish | undefined,
): ListChoice[] {
  const own = (timing: string) => sameWish(kept, { service: Number(service), date: appointmentDate, timing });
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
