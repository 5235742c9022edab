import { useModals } from '@nivara/shared/app-context/app-context';
import { Button } from '@nivara/shared/ui/form/button';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { CheckIcon } from '@nivara/shared/ui/layout/icon';

/** A complete patient record is updated, not registered again. */
export function AlreadyRegistered() {
  const { openModal } = useModals();
  return (
    <EmptyState
      level={2}
      icon={<CheckIcon size={28} />}
      title="You are registered already"
      action={<Button onClick={() => openModal('update', {})}>Update your details</Button>}
    >
      Your record is complete. Has something changed? Update it, and your doctors see it at once.
    </EmptyState>
  );
}
