import type { ComponentProps } from 'react';
import { DraftNote } from '../../ui/form/draft-note';

export const DraftRestored = (props: Omit<ComponentProps<typeof DraftNote>, 'children'>) => (
  <DraftNote {...props}>What you wrote before is here again, not sent yet.</DraftNote>
);
