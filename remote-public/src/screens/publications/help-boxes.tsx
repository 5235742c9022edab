import styled from 'styled-components';
import { brand } from '@nivara/shared/contracts/brand';
import { AlertIcon, PhoneIcon } from '@nivara/shared/ui/layout/icon';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { color, media, radius, space } from '@nivara/shared/ui/tokens/theme';
import type { Publication } from './publication';

const Aside = styled(Stack)`
  align-self: start;

  ${media.desktop} {
    position: sticky;
    top: calc(var(--nv-header-height, 0px) + ${space[5]});
  }
  @media print {
    position: static;
  }
`;

const Box = styled.section<{ $urgent?: boolean }>`
  padding: ${space[5]};
  border: 1px solid ${({ $urgent }) => ($urgent ? color.danger : color.line)};
  border-radius: ${radius.large};
  background: ${({ $urgent }) => ($urgent ? color.dangerSoft : color.surface)};
  break-inside: avoid;

  h2 {
    display: flex;
    align-items: start;
    gap: ${space[2]};
    margin-bottom: ${space[3]};
  }
  svg {
    flex: none;
    margin-top: 0.1em;
    color: ${({ $urgent }) => ($urgent ? color.danger : color.primary)};
  }
  ul {
    display: grid;
    gap: ${space[2]};
    padding-inline-start: 1.2em;
  }
  p {
    margin-top: ${space[3]};
  }
`;

interface HelpBoxesProps {
  publication: Pick<Publication, 'urgent' | 'ask'>;
}

/** Emergencies come before reasons to ask a doctor. */
export function HelpBoxes({ publication: { urgent, ask } }: HelpBoxesProps) {
  return (
    <Aside $gap={4}>
      {urgent.length > 0 && (
        <Box $urgent aria-labelledby="urgent">
          <Heading level={2} look="h4" id="urgent">
            <AlertIcon size={22} />
            Call 112 or go to a hospital at once
          </Heading>
          <Points points={urgent} />
        </Box>
      )}
      {ask.length > 0 && (
        <Box aria-labelledby="ask">
          <Heading level={2} look="h4" id="ask">
            <PhoneIcon size={22} />
            Ask a doctor
          </Heading>
          <Points points={ask} />
          <p>
            <TextLink href={brand.phone.href}>{brand.phone.text}</TextLink>
          </p>
        </Box>
      )}
    </Aside>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point, index) => (
        <li key={index}>{point}</li>
      ))}
    </ul>
  );
}
