import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Cluster, Heading } from '@nivara/shared/ui/layout/layout';
import { color, font, media, space } from '@nivara/shared/ui/tokens/theme';

const Person = styled.div`
  display: flex;
  min-width: 0;
  align-items: center;
  gap: ${space[4]};

  ${media.tight} {
    flex-direction: column;
    align-items: flex-start;
  }
  > div {
    min-width: 0;
  }
  h2 {
    overflow-wrap: anywhere;
  }
  p {
    color: ${color.textMuted};
    overflow-wrap: anywhere;
  }
`;

const Initials = styled.span`
  display: grid;
  width: 4rem;
  height: 4rem;
  flex: none;
  place-items: center;
  border-radius: 50%;
  background: ${color.primarySoft};
  color: ${color.primary};
  font: 560 1.5rem ${font.heading};
`;

interface PersonHeadProps {
  name: string;
  username: string;
  /** Shown beside the name, for example a badge. */
  mark?: ReactNode;
}

export function PersonHead({ name, username, mark }: PersonHeadProps) {
  return (
    <Person>
      <Initials aria-hidden="true">{initials(name)}</Initials>
      <div>
        <Cluster $gap={2}>
          <Heading level={2} look="h3">
            {name}
          </Heading>
          {mark}
        </Cluster>
        <p>Signed in as {username}</p>
      </div>
    </Person>
  );
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
