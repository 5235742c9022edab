import styled from 'styled-components';
import { color, media, motion, radius, space, targetSize, text } from '../../ui/tokens/theme';

/** Chooses with one tap; the fields beside the chip show the same choice and can be used instead. */
export const Chip = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  min-width: ${targetSize.medium};
  min-height: ${targetSize.medium};
  max-width: 100%;
  flex: none;
  align-items: center;
  justify-content: center;
  padding: ${space[1]} ${space[3]};
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.primary};
  cursor: pointer;
  font: inherit;
  font-size: ${text.small};
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: 600;
  line-height: 1.3;
  transition: background-color ${motion.quick};

  ${media.tablet} {
    min-height: ${targetSize.small};
  }
  &:hover:not(:disabled) {
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
  &[aria-pressed='true'],
  &[aria-pressed='true']:hover:not(:disabled) {
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  &:disabled {
    border-color: ${color.line};
    color: ${color.textMuted};
    cursor: not-allowed;
    font-weight: 400;
  }
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
