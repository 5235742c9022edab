import { css } from 'styled-components';

/** The link of a row covers the whole row, so that a thumb hits the link. */
export const opensRow = css`
  position: relative;

  a::after {
    position: absolute;
    content: '';
    inset: 0;
  }
`;
