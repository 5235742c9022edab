import type { FamilyMember } from '@nivara/shared/domain/family';
import { ConfirmDialog } from '@nivara/shared/ui/overlay/confirm-dialog';

interface SwitchToSingleProps {
  /** The members to remove; empty when only typed text is lost. */
  members: readonly FamilyMember[];
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before the family list or a half-filled form is lost: with “Single” the account has neither. */
export function SwitchToSingle({ members, onConfirm, onClose }: SwitchToSingleProps) {
  const names = members.map(({ fullName }) => fullName);
  return members.length === 0 ? (
    <ConfirmDialog
      title="Discard what you typed?"
      confirmLabel="Discard and switch"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      The family member that you were about to add is not in your list yet.
    </ConfirmDialog>
  ) : (
    <ConfirmDialog
      title="Remove your whole family list?"
      confirmLabel="Remove and switch"
      busyLabel="Removing…"
      danger
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {`With “Single” there is no list: ${names.join(', ')} will be removed. Appointments that are booked for them stay.`}
    </ConfirmDialog>
  );
}
