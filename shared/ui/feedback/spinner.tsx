import styled, { css, keyframes } from 'styled-components';
import { media } from '../tokens/theme';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface SpinnerProps {
  /** For screen readers; without it the spinner is decoration. */
  label?: string;
  size?: number;
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: ${({ $size }) => Math.max(2, Math.round($size / 10))}px solid
    color-mix(in srgb, currentColor 25%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  ${css`
    animation: ${turn} 0.8s linear infinite;
  `}

  ${media.calm} {
    border-right-color: currentColor;
    animation: none;
  }
`;

export function Spinner({ label, size = 24 }: SpinnerProps) {
  return (
    <>
      <Ring $size={size} aria-hidden="true" />
      {label === undefined ? null : <VisuallyHidden role="status">{label}</VisuallyHidden>}
    </>
  );
}
