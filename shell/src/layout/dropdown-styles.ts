import styled, { css, keyframes } from 'styled-components';
import { color, font, layer, media, radius, shadow, space, text } from '@nivara/shared/ui/tokens/theme';
import { CLOSE_ANIMATION_MS, type DropdownPhase } from './use-dropdown';

const appear = keyframes`from { opacity: 0; transform: translateY(-6px); }`;
const disappear = keyframes`to { opacity: 0; transform: translateY(-6px); }`;

export const Root = styled.div`
  position: relative;
`;

export const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 44px;
  padding: 0 ${space[3]};
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: ${color.text};
  font: 500 ${text.body} ${font.body};
  cursor: pointer;

  svg {
    width: 16px;
    height: 16px;
    transition: transform 0.2s;
  }
  &:hover,
  &[aria-expanded='true'] {
    background: ${color.primarySoft};
    color: ${color.primary};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

export const Panel = styled.div<{ $phase: DropdownPhase; $align: 'start' | 'end' }>`
  position: absolute;
  inset-block-start: calc(100% + ${space[1]});
  ${({ $align }) => ($align === 'end' ? 'inset-inline-end: 0;' : 'inset-inline-start: 0;')}
  z-index: ${layer.menu};
  min-width: 200px;
  max-height: calc(100dvh - 120px);
  overflow-y: auto;
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: ${shadow.high};
  color: ${color.textMuted};
  white-space: nowrap;
  animation: ${({ $phase }) =>
    $phase === 'closing'
      ? css`
          ${disappear} ${CLOSE_ANIMATION_MS}ms ease-in forwards
        `
      : css`
          ${appear} 0.2s ease-out
        `};
  ${media.calm} {
    animation: none;
  }
`;

export const Item = styled.a<{ $index: number }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 44px;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  color: ${color.text};
  text-decoration: none;
  &[data-highlighted='true'] {
    background: ${color.primarySoft};
  }
  animation: ${appear} 0.2s ease-out backwards;
  animation-delay: ${({ $index }) => `${($index * 0.05).toFixed(2)}s`};
  ${media.calm} {
    animation: none;
  }
`;

export const ItemIcon = styled.img`
  flex: none;
  width: 20px;
  height: 20px;
`;
