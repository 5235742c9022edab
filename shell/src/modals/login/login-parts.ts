import styled from 'styled-components';
import { color, media, space } from '@nivara/shared/ui/tokens/theme';

/** Looks like a link, but opens another view of the dialog, which has no address. */
export const LinkButton = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.primary};
  font: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.line};
  > button {
    flex: 1 1 100%;
  }
  ${media.tablet} {
    > button {
      flex: none;
    }
  }
`;
