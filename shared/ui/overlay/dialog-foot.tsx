import type { MouseEventHandler, ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { breakpoint, color, media, space } from '../tokens/theme';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: stretch;
  justify-content: flex-end;
  gap: ${space[2]};

  > * {
    flex: 1 1 auto;
    padding-inline: ${space[2]};
    margin-inline: 0;
  }
  ${media.tablet} {
    > * {
      flex: none;
      padding-inline: ${space[5]};
    }
  }
  /* A link between two buttons makes three actions, which share a phone's line only without icons. */
  @media (width < ${breakpoint.phone}) {
    &:has(> button + a) > :is(a, button) {
      padding-inline: ${space[1]};
      font-size: 0.9375rem;

      &:not([type='submit']) svg {
        display: none;
      }
    }
  }
  /* With large text the foot is not pinned, since it would leave the page no room. */
  &[data-pinned] {
    ${media.phone} {
      position: sticky;
      z-index: 1;
      bottom: var(--nv-bottom-bar, 0);
      padding-block: ${space[2]};
      border-top: 1px solid ${color.line};
      background: ${color.surface};
    }
  }
  dialog & {
    position: sticky;
    z-index: 1;
    bottom: calc(-1 * ${space[5]});
    padding: ${space[3]} ${space[5]};
    border-top: 1px solid ${color.line};
    margin: 0 calc(-1 * ${space[5]}) calc(-1 * ${space[5]});
    background: ${color.surface};

    ${media.tablet} {
      bottom: calc(-1 * ${space[6]});
      padding-inline: ${space[6]};
      margin: 0 calc(-1 * ${space[6]}) calc(-1 * ${space[6]});
    }
  }
`;

/** Keeps the foot of a page from covering a focused control. */
const RoomForFoot = createGlobalStyle`
  ${media.phone} {
    html { scroll-padding-bottom: 5.5rem; }
  }
`;

interface DialogFootProps {
  /** True if the actions also stay in view outside a dialog, on the screen of a phone. */
  isPinned?: boolean;
  onClickCapture?: MouseEventHandler;
  children: ReactNode;
}

/**
 * The actions of a long dialog, which stay in view while the rest scrolls. On a page the actions are a line of buttons,
 * which wraps if the buttons do not fit.
 */
export const DialogFoot = ({ children, isPinned, onClickCapture }: DialogFootProps) => (
  <Foot data-foot data-pinned={isPinned ? '' : undefined} onClickCapture={onClickCapture}>
    {isPinned ? <RoomForFoot /> : null}
    {children}
  </Foot>
);
