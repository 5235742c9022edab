import styled, { css } from 'styled-components';

/** Hides a text from all but screen readers. Can be used in a media query, to hide the text on narrow screens only. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  border: 0;
  white-space: nowrap;
`;

/** Text for screen readers. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
