import { useModals } from '@nivara/shared/app-context/app-context';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { CheckIcon } from '@nivara/shared/ui/layout/icon';
import { paths } from '../paths';

/** A complete record is not entered a second time: it is updated. */
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

export function NoPatient() {
  return (
    <EmptyState
      level={2}
      title="The registration is for patients"
      action={<ButtonLink to={paths.user}>Go to your dashboard</ButtonLink>}
    >
      You are signed in as a doctor of the clinic, whose details stand in the clinic’s own records.
    </EmptyState>
  );
}
