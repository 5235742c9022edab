import styled from 'styled-components';
import { color, motion, space, text } from '../tokens/theme';

export const ChoiceRow = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
`;

export const ChoiceLabel = styled.label`
  display: inline-block;
  padding: 10px 0;
  line-height: 1.5;
  cursor: pointer;
`;

export const OptionHint = styled.span`
  display: block;
  margin: -${space[2]} 0 ${space[2]};
  color: ${color.textMuted};
  font-size: ${text.small};
`;

/** The mark is drawn in CSS, so that it needs no picture. */
export const ChoiceInput = styled.input`
  position: relative;
  width: 24px;
  height: 24px;
  flex: none;
  margin: 10px 0;
  border: 1.5px solid ${color.lineStrong};
  border-radius: 7px;
  appearance: none;
  background: ${color.surface};
  cursor: pointer;
  transition:
    border-color ${motion.quick},
    background-color ${motion.quick};

  &[type='radio'],
  &[type='radio']:focus-visible {
    border-radius: 50%;
  }
  &:hover:not(:disabled) {
    border-color: ${color.primary};
  }
  &:checked {
    border-color: ${color.primary};
    background: ${color.primary};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
  &:checked::after {
    position: absolute;
    content: '';
  }
  &[type='checkbox']:checked::after {
    top: 3px;
    left: 7px;
    width: 7px;
    height: 12px;
    border: solid ${color.onPrimary};
    border-width: 0 2px 2px 0;
    transform: rotate(42deg);
  }
  &[type='radio']:checked::after {
    inset: 6px;
    border-radius: 50%;
    background: ${color.onPrimary};
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::after {
      display: none;
    }
  }
`;
