import { useId } from 'react';
import styled from 'styled-components';
import { JoinLink } from '@nivara/shared/area/appointment/join-link';
import { VisitStateBadge } from '@nivara/shared/area/day/visit-state-badge';
import { VisitStateButtons } from '@nivara/shared/area/day/visit-state-buttons';
import { dateInWords, timeInWords } from '@nivara/shared/domain/clinic-time';
import type { DayEntry } from '@nivara/shared/domain/doctor-day';
import type { VisitState } from '@nivara/shared/domain/visit';
import { Badge } from '@nivara/shared/ui/feedback/badge';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Cluster, Eyebrow, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { space } from '@nivara/shared/ui/tokens/theme';
import { paths } from '../paths';

const Due = styled.ul`
  display: flex;
  flex-wrap: wrap;
  padding: 0;
  gap: ${space[2]};
  list-style: none;
`;

const TITLES: Partial<Record<VisitState, string>> = {
  'being-seen': 'With you now',
  arrived: 'Waiting for you',
};

interface NextCardProps {
  entry: DayEntry;
  /** Undefined on a day that has not come yet. */
  onState?: (state: VisitState) => void;
}

export function NextCard({ entry, onState }: NextCardProps) {
  const headingId = useId();
  const { patient, service, complaints, startsAt, state, due } = entry;
  return (
    <Card as="section" $tone="raised" $padding="roomy" aria-labelledby={headingId}>
      <Stack $gap={4}>
        <div>
          <Eyebrow>
            {TITLES[state] ?? 'Next'}
            {startsAt === null ? '' : `, ${timeInWords(new Date(startsAt))}`}
          </Eyebrow>
          <Heading level={2} id={headingId}>
            {patient.name}
            {patient.age === null ? '' : `, ${patient.age}`}
          </Heading>
        </div>
        {due.length === 0 ? null : (
          <Due role="list" aria-label="What is due">
            {due.map((each) => (
              <li key={each}>
                <Badge tone="accent">{each}</Badge>
              </li>
            ))}
          </Due>
        )}
        <Facts
          facts={[
            ['Reason for the visit', complaints ?? 'Not given when booking'],
            ['Service', service],
            ['Patient', sinceInWords(patient)],
            ['Join', entry.online ? <JoinLink appointment={entry} /> : null],
          ]}
        />
        {onState ? (
          <Cluster $gap={3}>
            <VisitStateBadge state={state} />
            <VisitStateButtons patientName={patient.name} state={state} onState={onState} />
          </Cluster>
        ) : null}
        <Cluster>
          <ButtonLink to={paths.visit(entry.appointmentId)}>Open the visit</ButtonLink>
          {patient.id === null ? null : (
            <TextLink to={paths.patient(patient.id)}>Open the chart of {patient.name}</TextLink>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}

export const sinceInWords = ({ isNew, since }: Pick<DayEntry['patient'], 'isNew' | 'since'>): string =>
  isNew || since === null ? 'New: the first visit' : `Since ${dateInWords(since)}`;
