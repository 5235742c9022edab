import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { breakpoint, color, media, radius, space } from '../tokens/theme';

export type BadgeTone = 'neutral' | 'primary' | 'accent' | 'success' | 'warning' | 'error';

export interface BadgeProps {
  tone?: BadgeTone;
  children: ReactNode;
}

const tones: Record<BadgeTone, [ink: string, ground: string]> = {
  neutral: [color.text, color.neutralSoft],
  primary: [color.primary, color.primarySoft],
  accent: [color.accent, color.accentSoft],
  success: [color.success, color.successSoft],
  warning: [color.warning, color.warningSoft],
  error: [color.danger, color.dangerSoft],
};

const Pill = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: 0.2em 0.75em;
  border-radius: ${radius.pill};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.5;
  white-space: nowrap;

  ${media.tight} {
    white-space: normal;
  }
  @media screen and (width < ${breakpoint.tablet}) {
    [data-look='columns'] & {
      white-space: normal;
    }
  }
  /* On paper a table has no other way to make room for all of its columns. */
  @media print {
    :is(th, td) & {
      white-space: normal;
    }
  }
  svg {
    flex: none;
  }
  ${({ $tone }) => css`
    background: ${tones[$tone][1]};
    color: ${tones[$tone][0]};
  `}
`;

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <Pill $tone={tone}>{children}</Pill>;
}
