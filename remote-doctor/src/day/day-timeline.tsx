import { type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { timeInWords } from '@nivara/shared/domain/clinic-time';
import type { DayEntry, DayTiming, DoctorDay } from '@nivara/shared/domain/doctor-day';
import type { VisitState } from '@nivara/shared/domain/visit';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { CalendarIcon } from '@nivara/shared/ui/layout/icon';
import { color, media, space, text } from '@nivara/shared/ui/tokens/theme';
import { paths } from '../paths';
import { DayRow } from './day-row';
import { isClosedDay, timelineRows } from './timeline-rows';

const List = styled.ol`
  padding: 0;
  margin: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  align-items: baseline;
  padding: ${space[3]} ${space[4]};
  gap: ${space[2]} ${space[4]};
  grid-template-columns: 4.75rem minmax(0, 1fr);

  ${media.tight} {
    grid-template-columns: minmax(0, 1fr);
  }

  & + & {
    border-top: 1px solid ${color.line};
  }
  time {
    font-variant-numeric: lining-nums tabular-nums;
    font-weight: 650;
    white-space: nowrap;
  }
`;

const Gap = styled(Row)`
  padding-block: ${space[1]};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  font-size: ${text.small};

  time {
    font-weight: 500;
  }
  &[data-closed] {
    background: transparent;
  }
`;

const Now = styled.li`
  display: flex;
  align-items: center;
  color: ${color.danger};
  font-size: ${text.small};
  font-weight: 650;
  gap: ${space[2]};
  padding-inline: ${space[4]};

  &::after {
    height: 2px;
    flex: 1;
    border-radius: 2px;
    background: currentColor;
    content: '';
  }
`;

interface DayTimelineProps {
  day: DoctorDay;
  /** Undefined on any day but today. */
  now: Date | undefined;
  /** Undefined on a day that has not come yet. */
  onState: ((entry: DayEntry, state: VisitState) => void) | undefined;
}

/** All timings of the day in order: appointments, and muted rows for free and for closed timings. */
export function DayTimeline({ day, now, onState }: DayTimelineProps) {
  const { timings } = day;
  if (isClosedDay(day)) {
    return (
      <EmptyState
        level={2}
        title={day.isDayOff ? 'A day off' : 'No hours on this day'}
        icon={<CalendarIcon size={28} />}
        action={<ButtonLink to={paths.hours}>Change hours and days off</ButtonLink>}
      >
        Nobody is booked, and nobody can book you at any of the day’s 36 timings.
      </EmptyState>
    );
  }
  const next = now && timings.findIndex(({ startsAt }) => new Date(startsAt) > now);
  const nowAt = next === -1 ? timings.length : next;
  return (
    <List role="list" onKeyDown={moveFocus}>
      {timelineRows(timings, nowAt).map((row) => {
        if (row.row === 'now') return <NowLine key="now" now={now} />;
        if (row.row === 'closed') {
          return (
            <Gap key={row.first.timing} data-closed="">
              <Time timing={row.first} />
              {row.first === row.last ? 'Closed' : `Closed until after ${row.last.timing}`}
            </Gap>
          );
        }
        const { timing } = row;
        return timing.entry ? (
          <Row key={timing.entry.appointmentId}>
            <Time timing={timing} />
            <DayRow entry={timing.entry} onState={onState} />
          </Row>
        ) : (
          <Gap key={timing.timing}>
            <Time timing={timing} />
            {timing.held ? 'A patient is booking this timing' : 'Free'}
          </Gap>
        );
      })}
    </List>
  );
}

const Time = ({ timing: { timing, startsAt } }: { timing: DayTiming }) => (
  <time dateTime={startsAt}>{timing}</time>
);

const NowLine = ({ now = new Date() }: { now: Date | undefined }) => <Now>Now, {timeInWords(now)}</Now>;

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus from patient to patient with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-visit]')];
  const at = stops.findIndex((stop) => stop.closest('li')?.contains(document.activeElement));
  const next = stops[at + step];
  if (at === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}
