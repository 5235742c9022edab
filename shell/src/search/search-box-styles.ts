import styled, { css } from 'styled-components';
import { color, font, layer, radius, shadow, space, text } from '@nivara/shared/ui/tokens/theme';

export const Box = styled.form`
  position: relative;
  width: 100%;
  min-width: 0;
  max-width: 26rem;

  > svg {
    position: absolute;
    inset-inline-start: ${space[3]};
    inset-block-start: 12px;
    width: 20px;
    height: 20px;
    color: ${color.textMuted};
    pointer-events: none;
  }
`;

export const Input = styled.input`
  width: 100%;
  height: 44px;
  padding: 0 ${space[4]} 0 2.6rem;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.text};
  font: ${text.body} ${font.body};
  text-overflow: ellipsis;

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  /* The browser draws the button that clears the field in a blue of its own. */
  &::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
`;

const panel = css`
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(100% + ${space[1]});
  z-index: ${layer.menu};
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: ${shadow.high};
  &[hidden] {
    display: none;
  }
`;

export const Results = styled.div`
  ${panel}
  max-height: min(26rem, calc(100dvh - 140px));
  overflow-y: auto;
`;

export const Empty = styled.p`
  ${panel}
  margin: 0;
  padding: ${space[4]};
  color: ${color.textMuted};
`;

export const GroupTitle = styled.div`
  padding: ${space[2]} ${space[3]} ${space[1]};
  color: ${color.textMuted};
  font: 600 ${text.small} ${font.body};
`;

export const Hit = styled.div`
  display: flex;
  align-items: center;
  min-height: 40px;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  color: ${color.text};
  cursor: pointer;
  &[aria-selected='true'] {
    background: ${color.primarySoft};
    color: ${color.primary};
  }
`;
