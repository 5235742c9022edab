import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { Card } from '@nivara/shared/ui/layout/card';
import { color, media, space } from '@nivara/shared/ui/tokens/theme';

const Lines = styled(Card)`
  padding-block: ${space[2]};

  section,
  [data-line] {
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color.line};
  }
  > section:last-child {
    border-bottom: 0;
  }
`;

/** As high as a closed section. */
const Line = styled.div`
  display: flex;
  min-height: 4.5rem;
  flex-direction: column;
  justify-content: center;
  gap: ${space[2]};

  ${media.tablet} {
    min-height: 3.25rem;
  }
`;

/** The sections of an account, each a line of one card. */
export const AccountCard = ({ children }: { children: ReactNode }) => <Lines>{children}</Lines>;

export const AccountSkeleton = ({ lines }: { lines: number }) =>
  Array.from({ length: lines }, (_, index) => (
    <Line key={index} data-line aria-hidden="true">
      <Skeleton width="8rem" />
      <Skeleton width="14rem" />
    </Line>
  ));
