import { ButtonLink } from '@nivara/shared/ui/form/button';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';

export interface NoSuchItemProps {
  /** "bill" */
  what: string;
  /** To the list of all of them. */
  to: string;
  all: string;
}

/** The address has a typing slip, or names an item of somebody else. */
export const NoSuchItem = ({ what, to, all }: NoSuchItemProps) => (
  <EmptyState
    level={2}
    title={`We could not find that ${what}`}
    action={<ButtonLink to={to}>{all}</ButtonLink>}
  >
    There is no {what} of yours at this address.
  </EmptyState>
);
