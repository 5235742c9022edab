import { css } from 'styled-components';

/** Tells the style sheet on which sides of an element something is hidden. */
export function markEdges(element: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = element;
  element.toggleAttribute('data-more-before', scrollLeft > 1);
  element.toggleAttribute('data-more-after', scrollLeft < scrollWidth - clientWidth - 1);
}

const FADE = '3rem';

/** Fades the content at each edge that hides more content. */
export const fadingEdges = css`
  --before: 0rem;
  --after: 0rem;

  mask-image: linear-gradient(
    to right,
    transparent,
    black var(--before) calc(100% - var(--after)),
    transparent
  );

  &[data-more-before] {
    --before: ${FADE};
  }
  &[data-more-after] {
    --after: ${FADE};
  }
`;
