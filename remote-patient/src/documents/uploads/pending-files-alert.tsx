import { useEffect, useRef } from 'react';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Button } from '@nivara/shared/ui/form/button';
import { Cluster, Stack } from '@nivara/shared/ui/layout/layout';
import type { Uploads } from './use-upload-queue';

interface PendingFilesAlertProps {
  uploads: Uploads;
  onUpload: () => void;
  onLeaveOut: () => void;
}

/** Warns before chosen files would be lost. */
export function PendingFilesAlert({ uploads, onUpload, onLeaveOut }: PendingFilesAlertProps) {
  const { waiting, reminders, queue, photographs } = uploads;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reminders > 0) box.current?.focus();
  }, [reminders]);

  if (reminders === 0 || waiting === 0) return null;
  if (photographs.progress) {
    return (
      <Alert ref={box} tone="warning" live title="Your photographs are still being read">
        Please wait a moment before you go on.
      </Alert>
    );
  }
  const [files, are, them] = waiting === 1 ? ['file', 'is', 'it'] : ['files', 'are', 'them'];
  if (queue.phase === 'uploading') {
    return (
      <Alert ref={box} tone="warning" live title={`${waiting} ${files} ${are} on the way still`}>
        Please wait until the upload is done, or stop it.
      </Alert>
    );
  }
  return (
    <Alert ref={box} tone="warning" live title={`${waiting} ${files} ${are} chosen and not uploaded yet`}>
      <Stack $gap={3}>
        <p>
          Upload {them} before you go on, or leave {them} out.
        </p>
        <Cluster>
          <Button onClick={onUpload}>Upload</Button>
          <Button variant="secondary" onClick={onLeaveOut}>
            Leave {them} out
          </Button>
        </Cluster>
      </Stack>
    </Alert>
  );
}
