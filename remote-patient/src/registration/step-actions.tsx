import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { breakpoint, color, media, space } from '@nivara/shared/ui/tokens/theme';

/** The row stays in view while a dialog scrolls and, with `isPinned`, while a long page scrolls. */
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

  dialog &,
  &[data-pinned] {
    position: sticky;
    z-index: 1;
    bottom: var(--nv-bottom-bar, 0);
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
    background: ${color.surface};

    @media (width < ${breakpoint.tablet}) {
      flex-direction: row;

      > * {
        flex: 1 1 auto;
        padding-inline: ${space[3]};
      }
      > div {
        padding-inline: 0;
      }
      > div > button {
        padding-inline: ${space[3]};
      }
    }
  }
  dialog & {
    bottom: calc(-1 * ${space[5]});
    padding-inline: ${space[5]};
    margin: 0 calc(-1 * ${space[5]}) calc(-1 * ${space[5]});

    ${media.tablet} {
      bottom: calc(-1 * ${space[6]});
      padding-inline: ${space[6]};
      margin: 0 calc(-1 * ${space[6]}) calc(-1 * ${space[6]});
    }
  }
`;

interface StepActionsProps {
  back: ReactNode;
  isPinned?: boolean;
  children: ReactNode;
}

export function StepActions({ back, isPinned, children }: StepActionsProps) {
  return (
    <Row data-foot data-pinned={isPinned ? '' : undefined} onClickCapture={ignoreSecondPress}>
      {back}
      <div>{children}</div>
    </Row>
  );
}

/** Ignores the second press of a double click, which would land on the next step's button. */
function ignoreSecondPress(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
