import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ageOn, clinicDate, dateInWords } from '@nivara/shared/domain/clinic-time';
import { Card } from '@nivara/shared/ui/layout/card';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { color } from '@nivara/shared/ui/tokens/theme';

const Line = styled.p`
  color: ${color.textMuted};
`;

const Name = styled(Heading)`
  overflow-wrap: anywhere;
`;

export interface Person {
  name: string;
  /** Empty while it is unknown. */
  dob: string;
  gender: string;
}

interface PersonCardProps extends Person {
  badge?: ReactNode;
  actions?: ReactNode;
}

export function PersonCard({ name, dob, gender, badge, actions }: PersonCardProps) {
  return (
    <Card as="li">
      <Cluster $justify="space-between">
        <Stack $gap={1}>
          <Cluster $gap={2}>
            <Name level={3} look="h4">
              {name}
            </Name>
            {badge}
          </Cluster>
          <Line>{gender === '' ? 'Gender not given yet' : gender}</Line>
          <Line>{dob === '' ? 'Date of birth not given yet' : bornInWords(dob)}</Line>
        </Stack>
        {actions === undefined ? null : <Cluster $gap={4}>{actions}</Cluster>}
      </Cluster>
    </Card>
  );
}

function bornInWords(dob: string): string {
  const age = ageOn(dob, clinicDate(new Date()));
  return `Born on ${dateInWords(dob)}, ${age} ${age === 1 ? 'year' : 'years'} old`;
}
