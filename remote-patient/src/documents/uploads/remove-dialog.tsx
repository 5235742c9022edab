import { ConfirmDialog } from '@nivara/shared/ui/overlay/confirm-dialog';
import { removeDocument } from './remove-document';

interface RemoveDialogProps {
  document: { url: string; name: string };
  onRemoved: () => void;
  onClose: () => void;
}

export function RemoveDialog({ document: { url, name }, onRemoved, onClose }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      title={`Remove “${name}”?`}
      confirmLabel="Remove"
      busyLabel="Removing…"
      danger
      onClose={onClose}
      onConfirm={async () => {
        await removeDocument(url);
        onRemoved();
      }}
    >
      Your doctors will not see it any more. It cannot be brought back, but you can upload it again.
    </ConfirmDialog>
  );
}
