import { useId } from 'react';
import styled from 'styled-components';
import type { Slot } from '../../domain/slot';
import { dayInWords } from '../../domain/clinic-time';
import { Button } from '../../ui/form/button';
import { Cluster } from '../../ui/layout/layout';
import { Loading, Skeleton } from '../../ui/feedback/skeleton';
import { space } from '../../ui/tokens/theme';
import { DAYS_SEARCHED } from './free-timings';
import type { Alternatives } from './use-alternatives';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
`;

interface AlternativeTimingsProps {
  /** The timing that was lost. */
  timing: string;
  date: string;
  alternatives: Alternatives;
  onChoose: (date: string, slot: Slot) => void;
}

/** Offers free timings when the chosen one was lost. */
export function AlternativeTimings({ timing, date, alternatives, onChoose }: AlternativeTimingsProps) {
  const wordsId = useId();
  if (alternatives.status === 'searching') {
    return (
      <Box>
        <Loading label="Looking for free timings…">
          <Skeleton width="70%" />
        </Loading>
      </Box>
    );
  }
  if (alternatives.status === 'none') {
    return (
      <Box role="status">
        Nothing is free that day, nor in the {DAYS_SEARCHED} days after it. Please try a later date, or leave
        the timing open: then a doctor finds one for you.
      </Box>
    );
  }
  const words =
    alternatives.date === date
      ? `Free near ${timing} that day:`
      : `Nothing else is free that day. Free on ${dayInWords(alternatives.date)}:`;
  return (
    <Box role="group" aria-labelledby={wordsId}>
      <p id={wordsId} role="status">
        {words}
      </p>
      <Cluster $gap={2}>
        {alternatives.slots.map((slot) => (
          <Button
            key={slot.timing}
            variant="secondary"
            size="small"
            onClick={() => onChoose(alternatives.date, slot)}
          >
            {slot.timing}
          </Button>
        ))}
      </Cluster>
    </Box>
  );
}
