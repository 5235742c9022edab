import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { UPLOAD_MESSAGES } from '@nivara/shared/domain/upload';
import { checkChoice, type UploadRoom } from '@nivara/shared/domain/upload-choice';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Button } from '@nivara/shared/ui/form/button';
import { Cluster, Stack, VisuallyHidden } from '@nivara/shared/ui/layout/layout';
import { PhotoZone } from '../photographs/photo-zone';
import { isPhotograph } from '../photographs/photographs';
import { ChosenFiles } from './chosen-files';
import { FileProblems, type Problems } from './file-problems';
import { DropZone } from './drop-zone';
import { PendingFilesAlert } from './pending-files-alert';
import { UploadResult } from './upload-result';
import { Strip, StripFrame } from './upload-strip';
import type { QueuedFile, UploadQueue } from './upload-queue';
import type { Uploads } from './use-upload-queue';

export interface UploadAreaProps extends UploadRoom {
  uploads: Uploads;
  /** False where a step has a main button of its own, so that only one button stands out. */
  isPrimaryWithFiles?: boolean;
}

/** Scrolling to the chosen files leaves room for the upload button below them. */
const Chosen = styled(Stack)`
  scroll-margin-bottom: 5rem;

  &:empty {
    display: none;
  }
`;

const NO_PROBLEMS: Problems = { messages: [], refused: [] };
const BUTTON = { idle: 'Upload', uploading: 'Uploading...', uploaded: 'Uploaded' } as const;
const ONCE_MORE = 'Upload again';

export function UploadArea({ room, limit, uploads, isPrimaryWithFiles = false }: UploadAreaProps) {
  const { queue, photographs, add, remove, clear, upload, stop } = uploads;
  const [problems, setProblems] = useState<Problems>(NO_PROBLEMS);
  const photoInput = useRef<HTMLInputElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const { phase, files, report } = queue;
  const uploading = phase === 'uploading';
  const waiting = files.filter(({ state }) => state !== 'uploaded');
  const hasReminder = uploads.reminders > 0 && waiting.length > 0 && !uploading;
  const label = phase === 'idle' && files.some(({ state }) => state === 'failed') ? ONCE_MORE : BUTTON[phase];
  const full = room === 0 && files.length === 0;

  // Moves the focus to the result, unless the patient has moved the focus out of the upload area.
  useEffect(() => {
    const { activeElement, body } = document;
    if (report && (activeElement === body || area.current?.contains(activeElement))) result.current?.focus();
  }, [report]);

  const refused = [...problems.refused, ...photographs.refused];
  const news = files.length + problems.messages.length + refused.length;
  const known = useRef(news);
  useEffect(() => {
    if (news > known.current) choice.current?.scrollIntoView({ block: 'nearest' });
    known.current = news;
  }, [news]);

  const choose = (chosen: File[]) => {
    photographs.forgetRefused();
    const { accepted, refused, messages } = checkChoice(chosen, {
      waiting: waiting.map(({ file }) => file),
      room: room - waiting.length,
      limit,
    });
    setProblems({ messages, refused: refused.map(({ file, reason }) => ({ name: file.name, reason })) });
    if (accepted.length > 0) add(accepted);
  };

  const choosePhotographs = (chosen: File[], to?: QueuedFile) => {
    choose(chosen.filter((file) => !isPhotograph(file)));
    const pages = chosen.filter(isPhotograph);
    if (pages.length > 0) void photographs.read(pages, to);
  };

  const begin = () => {
    if (phase !== 'idle' || photographs.progress) return;
    if (files.length === 0) {
      setProblems({ messages: [UPLOAD_MESSAGES.missing], refused: [] });
      return;
    }
    setProblems(NO_PROBLEMS);
    void upload();
  };

  const removeFile = (index: number) => {
    const returnTo = files[index]?.photographs ? photoInput : input;
    remove(index);
    setProblems(NO_PROBLEMS);
    returnTo.current?.focus();
  };

  return (
    <StripFrame ref={area} role="group" aria-label="Upload documents">
      <Strip data-slim={files.length === 0 && !full ? '' : undefined}>
        {full ? null : (
          <DropZone
            ref={input}
            onChosen={choose}
            disabled={uploading || photographs.progress !== undefined}
          />
        )}
        <Chosen ref={choice} $gap={4}>
          <FileProblems messages={problems.messages} refused={refused} />
          <ChosenFiles uploads={uploads} onRemove={removeFile} onMorePages={choosePhotographs} />
        </Chosen>
        {report ? <UploadResult ref={result} report={report} /> : null}
        {full ? <Alert title={limit}>Remove a document to make room for another one.</Alert> : null}
        <PendingFilesAlert
          uploads={uploads}
          onUpload={begin}
          onLeaveOut={() => {
            clear();
            setProblems(NO_PROBLEMS);
            input.current?.focus();
          }}
        />
        {hasReminder || (full && phase === 'idle') ? null : (
          <Cluster data-send>
            <Button
              variant={files.length > 0 && isPrimaryWithFiles ? 'primary' : 'secondary'}
              disabled={phase === 'uploaded'}
              aria-disabled={uploading || undefined}
              onClick={begin}
            >
              {label}
            </Button>
            {uploading ? (
              <Button variant="quiet" onClick={stop}>
                Stop
              </Button>
            ) : null}
          </Cluster>
        )}
        {full ? null : (
          <PhotoZone
            ref={photoInput}
            onChosen={choosePhotographs}
            progress={photographs.progress}
            disabled={uploading || waiting.length >= room}
          />
        )}
        <VisuallyHidden role="status">{announcement(uploads)}</VisuallyHidden>
      </Strip>
    </StripFrame>
  );
}

function announcement({ queue, photographs }: Uploads): string {
  if (photographs.progress) return 'Reading the photographs';
  return queue.phase === 'uploading' ? underWay(queue) : '';
}

function underWay({ files }: UploadQueue): string {
  const index = files.findIndex(({ state }) => state === 'uploading');
  return index === -1 ? '' : `Uploading file ${index + 1} of ${files.length}`;
}
