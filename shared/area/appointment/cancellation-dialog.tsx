import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { controlLook, FieldFrame } from '@nivara/shared/ui/form/field-frame';
import { errorId, hintId } from '@nivara/shared/ui/form/field-ids';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { ConfirmDialog } from '@nivara/shared/ui/overlay/confirm-dialog';

const LONGEST_REASON = 300;

const Reason = styled.textarea`
  ${controlLook}
  min-height: 5rem;
`;

interface CancellationDialogProps {
  bookingId: string;
  /** Names the appointment by service, patient and time. */
  children: string;
  onCancel: (change: { status: 'cancelled'; reason: string }) => Promise<void>;
  onClose: () => void;
}

export function CancellationDialog({ bookingId, children, onCancel, onClose }: CancellationDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const cancel = async () => {
    const given = reason.trim();
    setMissing(given === '');
    if (given === '') return field.current?.focus();
    await onCancel({ status: 'cancelled', reason: given });
  };
  const error = isMissing && reason.trim() === '' ? APPOINTMENT_MESSAGES.reasonRequired : undefined;
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
        <FieldFrame id={id} label="Reason" hint="The patient reads it." error={error}>
          <Reason
            id={id}
            ref={field}
            aria-required
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? hintId(id) : `${hintId(id)} ${errorId(id)}`}
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </FieldFrame>
      </Stack>
    </ConfirmDialog>
  );
}
