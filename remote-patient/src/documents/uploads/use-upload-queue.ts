import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { readUploadEndpoint, uploadDocument } from '@nivara/shared/api-client/uploads';
import type { UploadedDocument } from '@nivara/shared/domain/patient';
import { UPLOAD_MESSAGES, type UploadEndpoint } from '@nivara/shared/domain/upload';
import { usePhotographs } from '../photographs/use-photographs';
import { EMPTY_QUEUE, uploadQueue } from './upload-queue';

/**
 * Uploads chosen files one after another. A caller that stays mounted while another page is shown keeps the files until
 * their page is opened again.
 */
export function useUploadQueue() {
  const [queue, dispatch] = useReducer(uploadQueue, EMPTY_QUEUE);
  /** Counts attempts to go to the next step while files are waiting. */
  const [reminders, setReminders] = useState(0);
  const round = useRef<AbortController>(undefined);

  useEffect(() => () => round.current?.abort(), []);

  const photographs = usePhotographs({
    add: (document) => {
      setReminders(0);
      dispatch({ type: 'photographed', document });
    },
    replace: (key, document) => dispatch({ type: 'pages-changed', key, document }),
  });

  const sendAll = async (signal: AbortSignal) => {
    // The endpoint is read again, since it may have changed after the page was opened.
    const endpointRequest: Promise<UploadEndpoint> = readUploadEndpoint();
    // Each file that awaits the endpoint reports the failure itself.
    endpointRequest.catch(() => undefined);
    for (const { key, file } of queue.files) {
      if (signal.aborted) return;
      dispatch({ type: 'sending', key });
      try {
        const onProgress = (share: number) => dispatch({ type: 'progressed', key, share });
        const document = await uploadDocument(await endpointRequest, file, { onProgress, signal });
        dispatch({ type: 'uploaded', key, document });
      } catch (error) {
        dispatch(
          signal.aborted ? { type: 'stopped', key } : { type: 'failed', key, reason: reasonOf(error) },
        );
      }
    }
  };

  const upload = async () => {
    setReminders(0);
    const controller = new AbortController();
    round.current = controller;
    dispatch({ type: 'began' });
    await sendAll(controller.signal);
    dispatch({ type: 'ended' });
  };

  return {
    queue,
    photographs,
    /** Counts the files that are not uploaded yet, including the PDF that is being made. */
    waiting: queue.files.filter(({ state }) => state !== 'uploaded').length + (photographs.progress ? 1 : 0),
    reminders,
    /** Reminds the patient of files that would be lost at the next step. */
    remind: () => setReminders((count) => count + 1),
    add: (files: readonly File[]) => {
      setReminders(0);
      dispatch({ type: 'added', files });
    },
    remove: (index: number) => dispatch({ type: 'removed', index }),
    clear: () => {
      setReminders(0);
      dispatch({ type: 'cleared' });
    },
    upload,
    /** Stops the upload: the current file and those after it wait again. */
    stop: () => round.current?.abort(),
    handOver: useCallback(() => dispatch({ type: 'handed-over' }), []),
  };
}

export type Uploads = ReturnType<typeof useUploadQueue>;

/** Passes on one document at a time, so that each call sees the list with the previous one in it. */
export function useUploaded(
  { queue, handOver }: Uploads,
  onUploaded: (document: UploadedDocument) => void,
): void {
  const [next] = queue.arrived;
  const handled = useRef<UploadedDocument>(undefined);
  useEffect(() => {
    if (!next || handled.current === next) return;
    handled.current = next;
    handOver();
    onUploaded(next);
  }, [next, handOver, onUploaded]);
}

/** Leaves out the general message, which is shown in any case. */
function reasonOf(error: unknown): string | undefined {
  return error instanceof Error && error.message !== UPLOAD_MESSAGES.failed ? error.message : undefined;
}
