import { useState } from 'react';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { Button } from '@nivara/shared/ui/form/button';
import { CheckIcon } from '@nivara/shared/ui/layout/icon';

interface ReadAllButtonProps {
  /** True when nothing is unread. */
  disabled: boolean;
  onReadAll: () => Promise<void>;
}

export function ReadAllButton({ disabled, onReadAll }: ReadAllButtonProps) {
  const [busy, setBusy] = useState(false);
  const { showToast } = useToasts();
  const readAll = async () => {
    setBusy(true);
    try {
      await onReadAll();
      showToast({ tone: 'success', text: 'All notifications are marked as read.' });
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      showToast({ tone: 'error', text: `The notifications stay unread. ${reason}`.trim() });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      icon={<CheckIcon size={20} />}
      disabled={disabled}
      busy={busy}
      onClick={() => void readAll()}
    >
      Mark all as read
    </Button>
  );
}
