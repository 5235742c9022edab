import { deleteOffer } from '@nivara/shared/api-client/offers';
import { useToasts } from '@nivara/shared/app-context/app-context';
import type { Offer } from '@nivara/shared/domain/offer';
import { ConfirmDialog } from '@nivara/shared/ui/overlay/confirm-dialog';

interface DeleteDialogProps {
  offer: Offer;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteDialog({ offer, onClose, onDeleted }: DeleteDialogProps) {
  const { showToast } = useToasts();
  return (
    <ConfirmDialog
      title={`Delete “${offer.name}”?`}
      confirmLabel="Delete"
      busyLabel="Deleting…"
      danger
      onClose={onClose}
      onConfirm={async () => {
        await deleteOffer(offer.id);
        showToast({ tone: 'success', text: `“${offer.name}” is deleted.` });
        onDeleted();
      }}
    >
      New bills no longer get this offer, and bills made so far keep it. To end the offer later, change its
      last day instead.
    </ConfirmDialog>
  );
}
