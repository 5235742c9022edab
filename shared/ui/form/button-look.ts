import { css } from 'styled-components';
import { breakpoint, color, font, media, motion, radius, space, targetSize, text } from '../tokens/theme';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $full: boolean;
}

const variants = {
  primary: css`
    background: ${color.primary};
    color: ${color.onPrimary};
    &:hover {
      background: ${color.primaryHover};
      color: ${color.onPrimary};
    }
  `,
  secondary: css`
    background: ${color.surface};
    border-color: ${color.lineStrong};
    color: ${color.primary};
    &:hover {
      background: ${color.primarySoft};
      border-color: ${color.primary};
      color: ${color.primary};
    }
  `,
  /* Has no padding at its sides, so that its words line up with the text above; the background reaches beyond them. */
  quiet: css`
    padding-inline: 0;
    text-align: start;
    border-inline-width: 0;
    background: none;
    color: ${color.primary};
    isolation: isolate;

    &::before {
      position: absolute;
      z-index: -1;
      border-radius: inherit;
      content: '';
      inset: 0 calc(-1 * ${space[2]});
    }
    &:hover {
      color: ${color.primary};
    }
    &:hover::before {
      background: ${color.primarySoft};
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};
    &:hover {
      background: color-mix(in srgb, ${color.danger} 88%, ${color.text});
      color: ${color.onDanger};
    }
  `,
};

const sizes = {
  small: css`
    padding: ${space[1]} var(--small-button-sides, ${space[4]});
    font-size: ${text.small};
    white-space: nowrap;

    ${media.tight} {
      white-space: normal;
    }
  `,
  medium: css`
    padding: ${space[2]} ${space[5]};
  `,
  large: css`
    padding: ${space[3]} ${space[6]};
    font-size: 1.0625rem;
  `,
};

const isPrimaryBelowLarge = ({ $variant, $size }: ButtonLook) => $variant === 'primary' && $size !== 'large';

/** A thumb needs a larger target than a pointer. */
export const thumbTarget = ($size: ButtonSize) => ($size === 'large' ? targetSize.large : targetSize.medium);

/** Shared by buttons and links that look like buttons. */
export const buttonLook = css<ButtonLook>`
  position: relative;
  display: ${({ $full }) => ($full ? 'flex' : 'inline-flex')};
  width: ${({ $full }) => ($full ? '100%' : 'auto')};
  min-height: ${({ $size }) => targetSize[$size]};
  align-items: center;
  justify-content: center;
  border: 1.5px solid transparent;
  border-radius: ${radius.pill};
  font-family: ${font.body};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  text-wrap: balance;
  cursor: pointer;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick},
    color ${motion.quick};
  @media (width < ${breakpoint.tablet}) {
    min-height: ${(look) => (isPrimaryBelowLarge(look) ? '48px' : thumbTarget(look.$size))};
  }
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}

  &:focus-visible {
    border-radius: ${radius.pill};
  }
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
  &[aria-disabled='true'] {
    cursor: progress;
  }
  @media print {
    display: none;
  }
`;
