import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { media, space } from '@nivara/shared/ui/tokens/theme';

const Row = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${space[3]};

  > div > button {
    width: 100%;
  }
  ${media.tablet} {
    flex-direction: row;
    justify-content: space-between;

    > :only-child {
      margin-inline-start: auto;
    }
    > div > button {
      width: auto;
    }
  }
`;

export function StepActions({ back, children }: { back: ReactNode; children: ReactNode }) {
  return (
    <Row onClickCapture={ignoreSecondPress}>
      {back}
      <div>{children}</div>
    </Row>
  );
}

/** Ignores the second press of a double click, which would land on the next step's button. */
function ignoreSecondPress(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
