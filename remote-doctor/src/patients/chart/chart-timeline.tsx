import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { readTimeline } from '@nivara/shared/api-client/patients';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { TimelineKind, TimelineRow } from '@nivara/shared/domain/patient-chart';
import { Badge, type BadgeTone } from '@nivara/shared/ui/feedback/badge';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonText } from '@nivara/shared/ui/feedback/skeleton';
import { Button } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { color, media, space, text } from '@nivara/shared/ui/tokens/theme';
import { paths } from '../../paths';

const AT_ONCE = 20;

const KINDS: Record<TimelineKind, { name: string; tone: BadgeTone; to?: (id: string) => string }> = {
  visit: { name: 'Visit', tone: 'primary', to: paths.visit },
  appointment: { name: 'Appointment', tone: 'neutral', to: paths.visit },
  prescription: { name: 'Prescription', tone: 'accent', to: paths.prescription },
  test: { name: 'Test', tone: 'success', to: paths.report },
  plan: { name: 'Plan', tone: 'success' },
  bill: { name: 'Bill', tone: 'neutral' },
  document: { name: 'Document', tone: 'warning' },
};

const List = styled.ol`
  padding: 0;
  list-style: none;

  li {
    display: grid;
    align-items: baseline;
    padding-block: ${space[3]};
    gap: ${space[1]} ${space[4]};
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  time {
    color: ${color.textMuted};
    font-size: ${text.small};
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
  }
`;

/** Everything that happened, newest first. */
export function ChartTimeline({ id }: { id: string }) {
  const [size, setSize] = useState(AT_ONCE);
  const timeline = useAnswer(useCallback(() => readTimeline(id, { size }), [id, size]));
  return (
    <Card>
      <Loaded
        data={timeline}
        level={2}
        failure="The timeline could not be loaded"
        skeleton={<SkeletonText lines={12} />}
      >
        {({ rows, total }) =>
          total === 0 ? (
            <EmptyState level={2} title="Nothing has happened yet">
              Visits, prescriptions, tests and documents appear here.
            </EmptyState>
          ) : (
            <Stack>
              <List role="list">
                {rows.map((row) => (
                  <Happening key={`${row.kind} ${row.id}`} row={row} />
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
    </Card>
  );
}

function Happening({ row: { kind, id, date, title, text: words } }: { row: TimelineRow }) {
  const { name, tone, to } = KINDS[kind];
  return (
    <li>
      <time dateTime={date}>{dateInWords(date)}</time>
      <div>
        <Badge tone={tone}>{name}</Badge>
      </div>
      <div>
        <p>{to ? <TextLink to={to(id)}>{title}</TextLink> : title}</p>
        {words === '' ? null : <p>{words}</p>}
      </div>
    </li>
  );
}
