import { useId, useState } from 'react';
import styled from 'styled-components';
import { controlLook, FieldFrame } from '@nivara/shared/ui/form/field-frame';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { ConfirmDialog } from '@nivara/shared/ui/overlay/confirm-dialog';

const LONGEST_REASON = 300;

const Reason = styled.textarea`
  ${controlLook}
  min-height: 5rem;
`;

interface CancellationDialogProps {
  bookingId: string;
  /** What is cancelled, for whom and when. */
  children: string;
  /** The reason is left out where none was given. */
  onCancel: (change: { status: 'cancelled'; reason?: string }) => Promise<void>;
  onClose: () => void;
}

export function CancellationDialog({ bookingId, children, onCancel, onClose }: CancellationDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const cancel = async () => {
    const given = reason.trim();
    await onCancel({ status: 'cancelled', ...(given && { reason: given }) });
  };
  return (
    <ConfirmDialog
      title={`Cancel ${bookingId}?`}
      confirmLabel="Cancel the appointment"
      busyLabel="Cancelling…"
      cancelLabel="Keep it"
      danger
      onClose={onClose}
      onConfirm={cancel}
    >
      <Stack>
        <p>{children}</p>
        <FieldFrame id={id} label="Reason" hint="The patient reads it." optional>
          <Reason
            id={id}
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </FieldFrame>
      </Stack>
    </ConfirmDialog>
  );
}
