import { useEffect, useRef, useState } from 'react';
import { UPLOAD_LIMITS, UPLOAD_MESSAGES } from '@nivara/shared/domain/upload';
import { checkChoice } from '@nivara/shared/domain/upload-choice';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Button } from '@nivara/shared/ui/form/button';
import { Cluster, Stack, VisuallyHidden } from '@nivara/shared/ui/layout/layout';
import { FileProblems, type Problems } from './file-problems';
import { ChosenFile, FileLines } from './chosen-file';
import { DropZone } from './drop-zone';
import { PendingFilesAlert } from './pending-files-alert';
import { UploadResult } from './upload-result';
import type { UploadQueue } from './upload-queue';
import type { Uploads } from './use-upload-queue';

export interface UploadAreaProps {
  /** The number of documents at the clinic. */
  taken: number;
  uploads: Uploads;
}

const NO_PROBLEMS: Problems = { messages: [], refused: [] };
const BUTTON = { idle: 'Upload', uploading: 'Uploading...', uploaded: 'Uploaded' } as const;
const ONCE_MORE = 'Upload again';

export function UploadArea({ taken, uploads }: UploadAreaProps) {
  const { queue, add, remove, clear, upload, stop } = uploads;
  const [problems, setProblems] = useState<Problems>(NO_PROBLEMS);
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const { phase, files, report } = queue;
  const uploading = phase === 'uploading';
  const waiting = files.filter(({ state }) => state !== 'uploaded');
  const asked = uploads.reminders > 0 && waiting.length > 0 && !uploading;
  const label = phase === 'idle' && files.some(({ state }) => state === 'failed') ? ONCE_MORE : BUTTON[phase];
  const full = taken >= UPLOAD_LIMITS.files && files.length === 0;

  // Moves the focus to the result only if it has not left the upload area.
  useEffect(() => {
    const { activeElement, body } = document;
    if (report && (activeElement === body || area.current?.contains(activeElement))) result.current?.focus();
  }, [report]);

  const choose = (chosen: File[]) => {
    const { accepted, refused, messages } = checkChoice(chosen, {
      waiting: waiting.map(({ file }) => file),
      room: UPLOAD_LIMITS.files - taken - waiting.length,
    });
    setProblems({ messages, refused: refused.map(({ file, reason }) => ({ name: file.name, reason })) });
    if (accepted.length > 0) add(accepted);
  };

  const begin = () => {
    if (phase !== 'idle') return;
    if (files.length === 0) {
      setProblems({ messages: [UPLOAD_MESSAGES.missing], refused: [] });
      return;
    }
    setProblems(NO_PROBLEMS);
    void upload();
  };

  const drop = (index: number) => {
    remove(index);
    setProblems(NO_PROBLEMS);
    input.current?.focus();
  };

  return (
    <Stack ref={area} $gap={4} role="group" aria-label="Upload documents">
      {full ? null : <DropZone ref={input} onChosen={choose} disabled={uploading} />}
      <FileProblems {...problems} />
      {files.length === 0 ? null : (
        <FileLines role="list" aria-label="Chosen files">
          {files.map((chosen, index) => (
            <ChosenFile
              key={chosen.key}
              chosen={chosen}
              onRemove={uploading ? undefined : () => drop(index)}
            />
          ))}
        </FileLines>
      )}
      {report ? <UploadResult ref={result} report={report} /> : null}
      {full ? (
        <Alert title={UPLOAD_MESSAGES.tooMany}>Remove a document to make room for another one.</Alert>
      ) : null}
      <PendingFilesAlert
        uploads={uploads}
        onUpload={begin}
        onLeaveOut={() => {
          clear();
          setProblems(NO_PROBLEMS);
          input.current?.focus();
        }}
      />
      {asked || (full && phase === 'idle') ? null : (
        <Cluster>
          <Button disabled={phase === 'uploaded'} aria-disabled={uploading || undefined} onClick={begin}>
            {label}
          </Button>
          {uploading ? (
            <Button variant="quiet" onClick={stop}>
              Stop
            </Button>
          ) : null}
        </Cluster>
      )}
      <VisuallyHidden role="status">{uploading ? underWay(queue) : ''}</VisuallyHidden>
    </Stack>
  );
}

function underWay({ files }: UploadQueue): string {
  const index = files.findIndex(({ state }) => state === 'uploading');
  return index === -1 ? '' : `Uploading file ${index + 1} of ${files.length}`;
}
