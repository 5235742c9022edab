import type { ComponentType, ReactNode, Ref } from 'react';
import styled, { css } from 'styled-components';
import { AlertIcon, CheckIcon, InfoIcon } from '../layout/icon';
import type { IconProps } from '../layout/icon-frame';
import { color, radius, space } from '../tokens/theme';

export type AlertTone = 'info' | 'success' | 'warning' | 'error';

export interface AlertProps {
  tone?: AlertTone;
  title?: string;
  /** For an alert that appears later: screen readers announce errors at once, and other alerts when they are idle. */
  live?: boolean;
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

const tones: Record<AlertTone, { text: string; soft: string; icon: ComponentType<IconProps> }> = {
  info: { text: color.primary, soft: color.primarySoft, icon: InfoIcon },
  success: { text: color.success, soft: color.successSoft, icon: CheckIcon },
  warning: { text: color.warning, soft: color.warningSoft, icon: AlertIcon },
  error: { text: color.danger, soft: color.dangerSoft, icon: AlertIcon },
};

const Box = styled.div<{ $tone: AlertTone }>`
  display: flex;
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]} ${space[4]} ${space[4]};
  border-radius: ${radius.medium};
  color: ${color.text};
  ${({ $tone }) => css`
    border: 1px solid color-mix(in srgb, ${tones[$tone].text} 30%, transparent);
    background: ${tones[$tone].soft};

    > svg {
      flex: none;
      margin-top: 0.1em;
      color: ${tones[$tone].text};
    }
  `}
`;

const Words = styled.div`
  display: flex;
  min-width: 0;
  flex-direction: column;
  gap: ${space[1]};

  /* A button keeps its own width. */
  > :is(a, button) {
    align-self: flex-start;
  }
`;

const Title = styled.p`
  font-weight: 650;
`;

export function Alert({ tone = 'info', title, live = false, ref, children }: AlertProps) {
  const Icon = tones[tone].icon;
  return (
    <Box
      ref={ref}
      tabIndex={ref === undefined ? undefined : -1}
      $tone={tone}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
    >
      <Icon size={22} />
      <Words>
        {title === undefined ? null : <Title>{title}</Title>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </Words>
    </Box>
  );
}
