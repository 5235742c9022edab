import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import styled, { css, keyframes } from 'styled-components';
import { IconButton } from '../form/button';
import { firstField, forceFocus, tabStops } from './focusable';
import { CloseIcon } from '../layout/icon';
import { color, media, motion, radius, shadow, space } from '../tokens/theme';

export interface DialogProps {
  /** The id of the heading inside, which names the dialog. */
  titleId: string;
  onClose: () => void;
  size?: 'small' | 'medium' | 'large';
  /** Makes the dialog a drawer at this edge of the window, instead of a box in the middle of the window. */
  side?: 'start' | 'end';
  closeLabel?: string;
  children: ReactNode;
}

const widths = { small: '26rem', medium: '38rem', large: '56rem' };

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px) scale(0.985); }
`;
const fade = keyframes`
  from { opacity: 0; }
`;

const slide = (from: string) => keyframes`
  from { opacity: 0; transform: translateX(${from}); }
`;
const slides = { start: slide('-2rem'), end: slide('2rem') };

/** Drawers are as high as the window, and never as wide, so that the page behind stays in view. */
const drawers = {
  start: css`
    margin-inline: 0 auto;
    border-radius: 0 ${radius.large} ${radius.large} 0;
  `,
  end: css`
    margin-inline: auto 0;
    border-radius: ${radius.large} 0 0 ${radius.large};
  `,
};

const drawer = css<{ $side?: DialogProps['side'] }>`
  width: min(20rem, 100vw - ${space[7]});
  height: 100vh;
  height: 100dvh;
  max-height: none;
  margin-block: 0;

  ${media.tight} {
    width: calc(100vw - ${space[5]});
  }
  ${({ $side }) => $side && drawers[$side]}
`;

const Modal = styled.dialog<{ $size: NonNullable<DialogProps['size']>; $side?: DialogProps['side'] }>`
  width: min(${({ $size }) => widths[$size]}, 100vw - 2 * ${space[4]});
  max-width: none;
  max-height: 90vh;
  max-height: 90dvh;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.large};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.high};

  &[open] {
    display: flex;
  }
  &::backdrop {
    background: ${color.backdrop};
  }
  ${({ $side }) => $side && drawer}
  ${({ $side }) => css`
    animation: ${$side ? slides[$side] : rise} ${motion.calm};
    &::backdrop {
      animation: ${fade} ${motion.calm};
    }
  `}
  ${media.calm} {
    &,
    &::backdrop {
      animation: none;
    }
  }
`;

/** The only part that scrolls. */
const Panel = styled.div`
  position: relative;
  min-width: 0;
  flex: 1;
  padding: 0 ${space[5]} ${space[5]};
  overflow: auto;
  overscroll-behavior: contain;
  /* An element that is scrolled into view must not end up behind the close button. */
  scroll-padding-top: ${space[8]};

  &:has([data-foot]) {
    scroll-padding-bottom: calc(${space[8]} + ${space[4]});
  }

  ${media.tablet} {
    padding: 0 ${space[6]} ${space[6]};
  }
`;

/** Has a background and the dialog's width, so that scrolled content disappears completely behind it. */
const CloseRow = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  justify-content: flex-end;
  padding: ${space[2]} ${space[2]} ${space[1]};
  margin-inline: calc(-1 * ${space[5]});
  background: ${color.surface};

  ${media.tablet} {
    padding-bottom: 0;
    margin-inline: calc(-1 * ${space[6]});
  }
`;

const subscribeToNothing = () => () => undefined;

/** The dialog is open as long as it is rendered; the server renders nothing. */
export function Dialog(props: DialogProps) {
  const inBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return inBrowser ? createPortal(<OpenDialog {...props} />, document.body) : null;
}

function OpenDialog(props: DialogProps) {
  const { titleId, onClose, size = 'medium', side, closeLabel = 'Close', children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOnBackdrop = useRef(false);

  // A layout effect, because the element must still be in the page when close() gives the focus back to the opener.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    dialog.showModal();
    forceFocus(firstField(dialog) ?? dialog.querySelector<HTMLElement>(`[id="${titleId}"]`) ?? dialog);
    return () => dialog.close();
  }, [titleId]);

  // File inputs inside the dialog send cancel events as well.
  const closeOnCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };

  // The browser may close a dialog without asking, for example at a second Escape.
  const followBrowser = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
  };

  const notePress = (event: MouseEvent<HTMLDialogElement>) => {
    pressedOnBackdrop.current = event.target === event.currentTarget;
  };

  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (pressedOnBackdrop.current && event.target === event.currentTarget) onClose();
    pressedOnBackdrop.current = false;
  };

  return (
    <Modal
      ref={ref}
      $size={size}
      $side={side}
      aria-labelledby={titleId}
      tabIndex={-1}
      onCancel={closeOnCancel}
      onClose={followBrowser}
      onKeyDown={keepFocusInside}
      onMouseDown={notePress}
      onClick={closeOnBackdrop}
    >
      <Panel>
        <CloseRow>
          <IconButton label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </CloseRow>
        {children}
      </Panel>
    </Modal>
  );
}

/** Tab goes from the last control to the first, and not to the browser's own controls. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const stops = tabStops(event.currentTarget);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const next = event.shiftKey ? stops.at(-1) : stops[0];
  const active = document.activeElement;
  const outside =
    !(active instanceof HTMLElement) ||
    (event.shiftKey && !stops.includes(active) && isBefore(active, stops[0]));
  if (next !== undefined && (active === edge || outside)) {
    event.preventDefault();
    next.focus();
  }
}

function isBefore(element: HTMLElement, other: HTMLElement | undefined): boolean {
  return (
    other === undefined || (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  );
}
