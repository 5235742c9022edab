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

/** The way back on one side, the way on on the other. */
export function StepActions({ back, children }: { back: ReactNode; children: ReactNode }) {
  return (
    <Row onClickCapture={ignoreSecondPress}>
      {back}
      <div>{children}</div>
    </Row>
  );
}

/** The second press of a double click lands on the next step’s button, and nobody has meant it. */
function ignoreSecondPress(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
