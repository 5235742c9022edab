import type { ComponentType } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { IconButton } from '../form/button';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../layout/icon';
import type { IconProps } from '../layout/icon-frame';
import { breakpoint, color, layer, media, motion, radius, shadow, space, targetSize } from '../tokens/theme';

export interface ToastItem {
  id: string | number;
  tone: 'success' | 'info' | 'error';
  text: string;
  action?: { label: string; run: () => void };
  about?: string;
}

export interface ToastListProps {
  toasts: readonly ToastItem[];
  onDismiss: (id: ToastItem['id']) => void;
}

const icons: Record<ToastItem['tone'], ComponentType<IconProps>> = {
  success: CheckIcon,
  info: InfoIcon,
  error: AlertIcon,
};
const tints = { success: color.success, info: color.primary, error: color.danger };

const enter = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const List = styled.ol`
  position: fixed;
  z-index: ${layer.toast};
  right: 0;
  /* Toasts stay above a bar at the bottom of the window. */
  bottom: var(--nv-bottom-bar, 0);
  display: flex;
  width: min(26rem, 100%);
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[4]};
  list-style: none;
  pointer-events: none;

  /* On a phone toasts are at the top, since the bottom has the bar with Book and Call, and the buttons of forms. */
  @media (width < ${breakpoint.tablet}) {
    inset: calc(var(--nv-header-height) - ${space[3]}) 0 auto;
  }
`;

const Item = styled.li<{ $tint: string }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.high};
  pointer-events: auto;
  ${css`
    animation: ${enter} ${motion.calm};
  `}

  > svg {
    flex: none;
    color: ${({ $tint }) => $tint};
  }
  ${media.calm} {
    animation: none;
  }
`;

const Text = styled.p`
  flex: 1;
  line-height: 1.4;
`;

const Action = styled.button`
  min-height: ${targetSize.medium};
  padding: ${space[1]} ${space[2]};
  border: 0;
  background: none;
  color: ${color.primary};
  font-weight: 650;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

/**
 * The list is always rendered, since screen readers announce only changes of an existing live region. The parent keeps
 * the toasts.
 */
export function ToastList({ toasts, onDismiss }: ToastListProps) {
  return (
    <section aria-label="Notifications" data-screen-only>
      <List aria-live="polite" aria-relevant="additions" role="list">
        {toasts.map(({ id, tone, text, action }) => {
          const Icon = icons[tone];
          return (
            <Item key={id} $tint={tints[tone]}>
              <Icon size={22} />
              <Text>{text}</Text>
              {action === undefined ? null : (
                <Action
                  type="button"
                  onClick={() => {
                    action.run();
                    onDismiss(id);
                  }}
                >
                  {action.label}
                </Action>
              )}
              <IconButton label={`Dismiss: ${text}`} size="small" onClick={() => onDismiss(id)}>
                <CloseIcon size={18} />
              </IconButton>
            </Item>
          );
        })}
      </List>
    </section>
  );
}
