import styled from 'styled-components';
import { clinicDate, dateInWords } from '@nivara/shared/domain/clinic-time';
import type { ConsentDetail } from '@nivara/shared/domain/consent';
import { Card } from '@nivara/shared/ui/layout/card';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { color, text } from '@nivara/shared/ui/tokens/theme';
import { ConsentStateBadge } from './consent-state';

/** Keeps the text's line breaks. */
export const WrittenText = styled.p`
  max-width: 42rem;
  line-height: 1.7;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Version = styled.p`
  color: ${color.textMuted};
  font-size: ${text.small};
`;

export const ConsentText = ({ consent }: { consent: ConsentDetail }) => (
  <Card as="section" $padding="roomy" aria-labelledby="text">
    <Stack $gap={4}>
      <Cluster $justify="space-between">
        <Heading level={2} look="h3" id="text">
          The text
        </Heading>
        <ConsentStateBadge consent={consent} />
      </Cluster>
      <WrittenText>{consent.text}</WrittenText>
      <Version>
        Version {consent.version}, of {dateInWords(clinicDate(new Date(consent.publishedAt)))}
      </Version>
    </Stack>
  </Card>
);
