import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { readUploadEndpoint, uploadDocument } from '@nivara/shared/api-client/uploads';
import type { UploadedDocument } from '@nivara/shared/domain/patient';
import { UPLOAD_MESSAGES, type UploadEndpoint } from '@nivara/shared/domain/upload';
import { EMPTY_QUEUE, uploadQueue } from './upload-queue';

/**
 * Files that were chosen, sent one after another when the person says so. Who calls it may outlive the page that shows
 * them: they wait there for it to come back.
 */
export function useUploadQueue() {
  const [queue, dispatch] = useReducer(uploadQueue, EMPTY_QUEUE);
  /** How often somebody wanted to go on although files wait. */
  const [reminders, setReminders] = useState(0);
  const round = useRef<AbortController>(undefined);

  useEffect(() => () => round.current?.abort(), []);

  const sendAll = async (signal: AbortSignal) => {
    // Where documents go is asked anew: it may have changed since the page was opened.
    const asked: Promise<UploadEndpoint> = readUploadEndpoint();
    // Each file that waits for it fails of itself.
    asked.catch(() => undefined);
    for (const { key, file } of queue.files) {
      if (signal.aborted) return;
      dispatch({ type: 'sending', key });
      try {
        const onProgress = (share: number) => dispatch({ type: 'progressed', key, share });
        const document = await uploadDocument(await asked, file, { onProgress, signal });
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
    /** Chosen, and not with the clinic yet. */
    waiting: queue.files.filter(({ state }) => state !== 'uploaded').length,
    reminders,
    /** They would be lost by going on: says so. */
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
    /** The file on its way and those behind it wait again. */
    stop: () => round.current?.abort(),
    handedOver: useCallback(() => dispatch({ type: 'handed-over' }), []),
  };
}

export type Uploads = ReturnType<typeof useUploadQueue>;

/** One at a time: who is handled has a list, and the next call must be of one that has grown already. */
export function useUploaded(
  { queue, handedOver }: Uploads,
  onUploaded: (document: UploadedDocument) => void,
): void {
  const [next] = queue.arrived;
  const handled = useRef<UploadedDocument>(undefined);
  useEffect(() => {
    if (!next || handled.current === next) return;
    handled.current = next;
    handedOver();
    onUploaded(next);
  }, [next, handedOver, onUploaded]);
}

/** The general message is shown anyway. */
function reasonOf(error: unknown): string | undefined {
  return error instanceof Error && error.message !== UPLOAD_MESSAGES.failed ? error.message : undefined;
}
