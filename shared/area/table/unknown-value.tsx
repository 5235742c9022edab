import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';

/** A dash on screen, words for screen readers. */
export const UnknownValue = () => (
  <>
    <span aria-hidden="true">—</span>
    <VisuallyHidden>Not known</VisuallyHidden>
  </>
);
