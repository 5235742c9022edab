import { css } from 'styled-components';
import { color, radius, text } from '../tokens/theme';

/** Makes the links and buttons inside an element look like buttons that are high enough for a thumb. */
export const thumbButtons = css`
  a,
  button {
    display: flex;
    min-height: 48px;
    align-items: center;
    justify-content: center;
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.pill};
    font-size: ${text.body};
    font-weight: 600;
    text-decoration: none;

    /* Here the background of a quiet button ends at the button's edges; elsewhere it is wider. */
    &::before {
      inset: 0;
    }
  }
`;
