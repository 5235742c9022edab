import { css } from 'styled-components';

/** The row’s link covers all of it, so that a thumb hits it. */
export const opensRow = css`
  position: relative;

  a::after {
    position: absolute;
    content: '';
    inset: 0;
  }
`;
