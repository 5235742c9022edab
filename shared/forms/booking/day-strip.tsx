import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { DayWithTimings } from '../../domain/slot';
import { dayInShort, dayInWords } from '../../domain/clinic-time';
import { space, text } from '../../ui/tokens/theme';
import { Chip } from './chip';

interface DayStripProps {
  days: readonly DayWithTimings[];
  /** The day whose timings are shown. */
  shown: string | undefined;
  /** The first day with a free timing, if it is in the strip. */
  next: string | undefined;
  onChoose: (date: string) => void;
}

const Strip = styled.div`
  display: flex;
  overflow-x: auto;
  gap: ${space[2]};
  /* Room for the focus ring. */
  padding: 5px;
  margin: -5px;
  scroll-padding: ${space[5]};
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

/** Days side by side with how much is free. */
export function DayStrip({ days, shown, next, onChoose }: DayStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const day = strip.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    // Scrolls only the strip, so that the page stays where it is.
    if (day && strip.current) strip.current.scrollLeft = day.offsetLeft - strip.current.clientWidth / 2;
  }, [shown, days]);

  return (
    <Strip ref={strip} role="group" aria-label="Days">
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
    </Strip>
  );
}
