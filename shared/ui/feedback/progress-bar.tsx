import styled, { css, keyframes } from 'styled-components';
import { color, media, motion, radius, space, text } from '../tokens/theme';

export interface ProgressBarProps {
  label: string;
  /** From 0 to `max`; without a value the progress is indeterminate. */
  value?: number;
  max?: number;
  /** Shows the label and the share above the bar. */
  visibleLabel?: boolean;
}

const travel = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

const Words = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  margin-bottom: ${space[2]};
  color: ${color.textMuted};
  font-size: ${text.small};
  font-weight: 550;
`;

const Track = styled.div`
  overflow: hidden;
  height: 8px;
  border-radius: ${radius.pill};
  background: ${color.primarySoft};
  box-shadow: inset 0 0 0 1px color-mix(in srgb, ${color.primary} 30%, transparent);
`;

const Bar = styled.div<{ $endless: boolean }>`
  width: ${({ $endless }) => ($endless ? '40%' : 'auto')};
  height: 100%;
  border-radius: ${radius.pill};
  background: ${color.primary};
  transition: width ${motion.calm};
  ${({ $endless }) =>
    $endless &&
    css`
      animation: ${travel} 1.4s ease-in-out infinite;
    `}

  ${media.calm} {
    animation: none;
  }
`;

export function ProgressBar({ label, value, max = 100, visibleLabel = false }: ProgressBarProps) {
  const endless = value === undefined;
  const share = endless ? 0 : Math.round((Math.min(Math.max(value, 0), max) / max) * 100);
  return (
    <div>
      {visibleLabel ? (
        <Words aria-hidden="true">
          <span>{label}</span>
          {endless ? null : <span>{share}%</span>}
        </Words>
      ) : null}
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={endless ? undefined : share}
      >
        <Bar $endless={endless} style={endless ? undefined : { width: `${share}%` }} />
      </Track>
    </div>
  );
}
