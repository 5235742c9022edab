import { ButtonLink } from '@nivara/shared/ui/form/button';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Card } from '@nivara/shared/ui/layout/card';
import { useHidePatientPicker } from './use-hide-patient-picker';

export interface NoSuchItemProps {
  /** For example "bill". */
  what: string;
  /** The path of the list. */
  to: string;
  all: string;
}

/** Shown for a mistyped address and for another patient's item. */
export function NoSuchItem({ what, to, all }: NoSuchItemProps) {
  useHidePatientPicker();
  return (
    <Card $padding="none">
      <EmptyState
        level={2}
        title={`We could not find that ${what}`}
        action={<ButtonLink to={to}>{all}</ButtonLink>}
      >
        There is no {what} of yours at this address.
      </EmptyState>
    </Card>
  );
}
