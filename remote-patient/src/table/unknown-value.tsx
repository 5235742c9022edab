import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';

/** Nothing is known here: a dash to look at, words to listen to. */
export const UnknownValue = () => (
  <>
    <span aria-hidden="true">—</span>
    <VisuallyHidden>Not known</VisuallyHidden>
  </>
);
