import { useCallback, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useAnswer } from '../../app-context/use-answer';
import { dateInWords } from '../../domain/clinic-time';
import type { TimelineKind, TimelineRow } from '../../domain/patient-chart';
import { Badge, type BadgeTone } from '../../ui/feedback/badge';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loaded } from '../../ui/feedback/loaded';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { Button } from '../../ui/form/button';
import { Stack } from '../../ui/layout/layout';
import { visuallyHidden } from '../../ui/layout/visually-hidden';
import { TextLink } from '../../ui/navigation/link';
import { opensRow } from '../../ui/navigation/opens-row';
import { color, media, space, text } from '../../ui/tokens/theme';

const AT_ONCE = 20;

const KINDS: Record<TimelineKind, { name: string; tone: BadgeTone }> = {
  visit: { name: 'Visit', tone: 'primary' },
  appointment: { name: 'Appointment', tone: 'neutral' },
  prescription: { name: 'Prescription', tone: 'accent' },
  test: { name: 'Test', tone: 'success' },
  plan: { name: 'Plan', tone: 'success' },
  bill: { name: 'Bill', tone: 'neutral' },
  document: { name: 'Document', tone: 'warning' },
};

const List = styled.ol`
  padding: 0;
  list-style: none;

  li {
    ${opensRow}
    display: grid;
    align-items: baseline;
    padding-block: ${space[3]};
    gap: ${space[1]} ${space[4]};
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  /* The kind stands at the end of the title's line. */
  ${media.phone} {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    time {
      grid-column: 1 / -1;
    }
    [data-kind] {
      grid-column: 2;
    }
    [data-what] {
      grid-column: 1;
      grid-row: 2;
    }
    li[data-same-day] {
      border-top: 0;
      padding-top: 0;
    }
  }
  time {
    color: ${color.textMuted};
    font-size: ${text.small};
  }
  li[data-same-day] time {
    ${visuallyHidden}
  }
  p + p {
    color: ${color.textMuted};
    font-size: ${text.small};
    white-space: pre-line;
  }
  ${media.tablet} {
    li {
      grid-template-columns: 9rem 8rem minmax(0, 1fr);
    }
    [data-kind] {
      grid-column: 2;
    }
  }
`;

interface TimelineProps {
  /** Must be the same function as long as the patient is the same. */
  read: (size: number) => Promise<{ rows: TimelineRow[]; total: number }>;
  linkTo: (row: TimelineRow) => string | undefined;
  level: 2 | 3;
  /** The next step while nothing has happened. */
  next?: ReactNode;
}

/** Everything that happened, newest first. */
export function Timeline({ read, linkTo, level, next }: TimelineProps) {
  const [size, setSize] = useState(AT_ONCE);
  const timeline = useAnswer(useCallback(() => read(size), [read, size]));
  return (
    <Loaded
      data={timeline}
      level={level}
      failure="The timeline could not be loaded"
      skeleton={<SkeletonText lines={12} />}
    >
      {({ rows, total }) =>
        total === 0 ? (
          <EmptyState level={level} title="Nothing has happened yet" action={next}>
            Visits, prescriptions, tests and documents appear here.
          </EmptyState>
        ) : (
          <Stack>
            <List role="list">
              {rows.map((row, index) => (
                <Happening
                  key={`${row.kind} ${row.id}`}
                  row={row}
                  to={linkTo(row)}
                  isSameDay={rows[index - 1]?.date === row.date}
                />
              ))}
            </List>
            {rows.length < total ? (
              <div>
                <Button variant="secondary" onClick={() => setSize(size + AT_ONCE)}>
                  Show earlier ones
                </Button>
              </div>
            ) : null}
          </Stack>
        )
      }
    </Loaded>
  );
}

function Happening({
  row: { kind, date, title, text: words },
  to,
  isSameDay,
}: {
  row: TimelineRow;
  to: string | undefined;
  /** The row above shows the date already. */
  isSameDay: boolean;
}) {
  const { name, tone } = KINDS[kind];
  const shown = title || name;
  return (
    <li data-same-day={isSameDay || undefined}>
      <time dateTime={date}>{dateInWords(date)}</time>
      <div data-kind>
        <Badge tone={tone}>{name}</Badge>
      </div>
      <div data-what>
        <p>{to === undefined ? shown : <TextLink to={to}>{shown}</TextLink>}</p>
        {words === '' ? null : <p>{words}</p>}
      </div>
    </li>
  );
}
