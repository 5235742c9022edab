import { useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import type { DayWithTimings } from '../../domain/slot';
import { dayInShort, dayInWords } from '../../domain/clinic-time';
import { Loading, Skeleton } from '../../ui/feedback/skeleton';
import { Button } from '../../ui/form/button';
import { space, text } from '../../ui/tokens/theme';
import { Chip } from './chip';

interface DayStripProps {
  /** Undefined while the days load. */
  days: readonly DayWithTimings[] | undefined;
  /** The day whose timings are shown. */
  shown: string | undefined;
  /** The first day with a free timing, if it is in the strip. */
  next: string | undefined;
  onChoose: (date: string) => void;
  /** Undefined where there are no earlier days; `onLater` likewise. */
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
}

const scrolling = css`
  overflow-x: auto;
  /* Room for the focus ring. */
  padding: 5px;
  margin: -5px;
  scroll-padding: ${space[5]};
`;

/** On a phone the buttons scroll with the days, so that the strip takes one line and the timings are higher up. */
const Strip = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[4]};

  > button {
    flex: none;
  }
  /* A hidden button keeps its room, so that the days stay where they are. */
  > :disabled {
    visibility: hidden;
  }
  @container (width < 30rem) {
    ${scrolling}

    > :disabled {
      display: none;
    }
  }
`;

const Days = styled.div`
  display: flex;
  min-width: 0;
  flex: none;
  gap: ${space[2]};

  @container (width >= 30rem) {
    flex: 1;
    ${scrolling}
  }
`;

const Day = styled(Chip)`
  flex-direction: column;
  padding-inline: ${space[2]};

  small {
    font-size: ${text.small};
    font-weight: 400;
    white-space: nowrap;
  }
`;

/** Shows days with their numbers of free timings, between buttons for earlier and later days. */
export function DayStrip({ days, shown, next, onChoose, onEarlier, onLater }: DayStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const dayList = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = dayList.current;
    if (!strip.current || !list) return;
    const day = list.querySelector<HTMLElement>('[aria-pressed="true"]');
    // `scrollIntoView` would scroll the page as well. Of strip and list, only the one that overflows scrolls.
    strip.current.scrollLeft = day ? day.offsetLeft - strip.current.clientWidth / 2 : 0;
    list.scrollLeft = day ? day.offsetLeft - list.offsetLeft - list.clientWidth / 2 : 0;
  }, [shown, days]);

  return (
    <Strip ref={strip}>
      <Button variant="quiet" size="small" disabled={!onEarlier} onClick={onEarlier}>
        Earlier days
      </Button>
      {days === undefined ? (
        <LoadingDays />
      ) : (
        <Days ref={dayList} role="group" aria-label="Days">
          {days.map(({ date, free }) => (
            <Day
              key={date}
              aria-pressed={date === shown}
              aria-label={`${dayInWords(date)}, ${free === 0 ? 'nothing free' : `${free} free`}${date === next ? ', next free' : ''}`}
              disabled={free === 0}
              onClick={() => onChoose(date)}
            >
              <span>{dayInShort(date)}</span>
              <small>{free === 0 ? 'full' : date === next ? 'next free' : `${free} free`}</small>
            </Day>
          ))}
        </Days>
      )}
      <Button variant="quiet" size="small" disabled={!onLater} onClick={onLater}>
        Later days
      </Button>
    </Strip>
  );
}

const Placeholder = styled.div`
  min-width: 10rem;
  flex: 1;
`;

export const LoadingDays = () => (
  <Placeholder>
    <Loading label="Loading the free days…">
      <Skeleton height="3.5rem" shape="box" />
    </Loading>
  </Placeholder>
);
