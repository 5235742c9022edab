import type { Ref } from 'react';
import { UPLOAD_MESSAGES } from '@nivara/shared/domain/upload';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import type { UploadReport } from './upload-queue';

interface UploadResultProps {
  report: UploadReport;
  ref: Ref<HTMLDivElement>;
}

export function UploadResult({ report, ref }: UploadResultProps) {
  const { uploaded, failed, stopped } = report;
  const fileCount = uploaded.length + failed.length + stopped.length;
  if (uploaded.length === fileCount) {
    return (
      <Alert ref={ref} tone="success" live>
        {UPLOAD_MESSAGES.allDone}
      </Alert>
    );
  }
  const title = failed.length > 0 ? UPLOAD_MESSAGES.failed : 'The upload was stopped.';
  return (
    <Alert ref={ref} tone={uploaded.length > 0 ? 'warning' : 'error'} title={title} live>
      <p>
        {uploaded.length} of {fileCount} {fileCount === 1 ? 'file' : 'files'} uploaded.
      </p>
      {uploaded.length > 0 ? <p>Uploaded: {uploaded.join(', ')}.</p> : null}
      <p>Not uploaded: {[...failed, ...stopped].join(', ')}.</p>
    </Alert>
  );
}
