import type { ReactNode } from 'react';
import styled from 'styled-components';
import { clinicDate, dateInWords } from '@nivara/shared/domain/clinic-time';
import type { ConsentDetail } from '@nivara/shared/domain/consent';
import { Card } from '@nivara/shared/ui/layout/card';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { color, text } from '@nivara/shared/ui/tokens/theme';

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

interface ConsentTextProps {
  consent: ConsentDetail;
  /** Shown after the text. */
  children: ReactNode;
}

export const ConsentText = ({ consent, children }: ConsentTextProps) => (
  <Card as="section" $padding="roomy" aria-labelledby="text">
    <Stack $gap={4}>
      <Heading level={2} look="h3" id="text">
        The text
      </Heading>
      <WrittenText>{consent.text}</WrittenText>
      <Version>
        Version {consent.version}, of {dateInWords(clinicDate(new Date(consent.publishedAt)))}
      </Version>
      {children}
    </Stack>
  </Card>
);
