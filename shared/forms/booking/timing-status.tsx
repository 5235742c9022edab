import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { Button } from '../../ui/form/button';
import { ClockIcon, RefreshIcon } from '../../ui/layout/icon';
import { color, space, text } from '../../ui/tokens/theme';
import type { BookingValues } from './booking-values';
import { chosenTiming, isSameTiming } from './chosen-timing';
import type { BookingTiming } from './use-timing';

interface TimingStatusProps {
  timing: BookingTiming;
  /** Explains an appointment without a timing; undefined where a timing is required. */
  withoutTiming: string | undefined;
}

/** Reserves the space of the sentence, so that the Next button below does not move under the pointer. */
const ReservedSpace = styled.div<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'grid' : 'none')};
  color: ${color.textMuted};
  font-size: ${text.small};
`;

const Sentence = styled.p`
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
const InvisibleText = styled(Sentence)`
  visibility: hidden;

  &::after {
    content: attr(data-sentence);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  color: ${color.textMuted};
  font-size: ${text.small};
`;

/** Says below the timings that the chosen one is kept, what happens without one, or that they could not be loaded. */
export function TimingStatus({ timing, withoutTiming }: TimingStatusProps) {
  const { values } = useFormikContext<BookingValues>();
  const { slots, needsHold, held, trouble, refresh } = timing;
  const chosen = trouble === undefined ? chosenTiming(values) : undefined;
  const sentence = chosen && `We keep ${chosen.timing} for you while you fill this in.`;
  return (
    <>
      {slots.status === 'failed' ? (
        <Row role="status">
          The timings could not be loaded.{' '}
          {withoutTiming === undefined ? 'Please' : 'You can go on without one, or'} try again.
          <Button variant="quiet" size="small" icon={<RefreshIcon size={18} />} onClick={refresh}>
            Retry
          </Button>
        </Row>
      ) : null}
      {values.appointmentDate !== '' && values.timing === '' && withoutTiming !== undefined ? (
        <Row>{withoutTiming}</Row>
      ) : null}
      <ReservedSpace $open={needsHold && sentence !== undefined}>
        <InvisibleText aria-hidden data-sentence={sentence}>
          <ClockIcon size={18} />
        </InvisibleText>
        <Sentence role="status">
          {chosen && isSameTiming(held, chosen) ? (
            <>
              <ClockIcon size={18} />
              {sentence}
            </>
          ) : null}
        </Sentence>
      </ReservedSpace>
    </>
  );
}
