import { useId, useState, type ReactNode } from 'react';
import { Alert } from '../feedback/alert';
import { Button } from '../form/button';
import { Dialog } from './dialog';
import { DialogFoot } from './dialog-foot';
import { Heading, Stack } from '../layout/layout';

export interface ConfirmDialogProps {
  title: string;
  /** A verb, such as "Remove". */
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  /** True for a removal, a cancellation or a withdrawal. */
  danger?: boolean;
  /** The dialog stays open and shows the message of a rejection. */
  onConfirm: () => Promise<void> | void;
  onClose: () => void;
  /** The consequences. */
  children?: ReactNode;
}

const UNEXPECTED = 'That did not work. Please try again.';

/** The parent removes the dialog after either answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    confirmLabel,
    busyLabel,
    cancelLabel = 'Cancel',
    danger = false,
    onConfirm,
    onClose,
  } = props;
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const confirm = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await onConfirm();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : UNEXPECTED);
    } finally {
      setBusy(false);
    }
  };
  const close = () => {
    if (!busy) onClose();
  };

  return (
    <Dialog titleId={titleId} size="small" onClose={close}>
      <Stack $gap={5}>
        <Heading level={2} look="h3" id={titleId}>
          {title}
        </Heading>
        {typeof props.children === 'string' ? <p>{props.children}</p> : props.children}
        {problem === undefined ? null : (
          <Alert tone="error" live>
            {problem}
          </Alert>
        )}
        <DialogFoot>
          <Button variant="quiet" onClick={close}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
