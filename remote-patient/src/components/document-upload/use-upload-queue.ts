import { useEffect, useReducer, useRef } from 'react';
import { readUploadEndpoint, uploadDocument } from '@nivara/shared/api-client/uploads';
import type { UploadedDocument } from '@nivara/shared/domain/patient';
import { UPLOAD_MESSAGES, type UploadEndpoint } from '@nivara/shared/domain/upload';
import { EMPTY_QUEUE, uploadQueue } from './upload-queue';

/** Files that were chosen, sent one after another when the person says so. */
export function useUploadQueue(onUploaded: (document: UploadedDocument) => void) {
  const [queue, dispatch] = useReducer(uploadQueue, EMPTY_QUEUE);
  const round = useRef<AbortController>(undefined);

  useEffect(() => () => round.current?.abort(), []);

  // One at a time: who is told has a list, and the next call must be of one that has grown already.
  const [next] = queue.arrived;
  const handedOver = useRef<UploadedDocument>(undefined);
  useEffect(() => {
    if (!next || handedOver.current === next) return;
    handedOver.current = next;
    dispatch({ type: 'handed-over' });
    onUploaded(next);
  }, [next, onUploaded]);

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
    const controller = new AbortController();
    round.current = controller;
    dispatch({ type: 'began' });
    await sendAll(controller.signal);
    dispatch({ type: 'ended' });
  };

  return {
    queue,
    add: (files: readonly File[]) => dispatch({ type: 'added', files }),
    remove: (index: number) => dispatch({ type: 'removed', index }),
    upload,
    /** The file on its way and those behind it wait again. */
    stop: () => round.current?.abort(),
  };
}

/** That it failed is said anyway. */
function reasonOf(error: unknown): string | undefined {
  return error instanceof Error && error.message !== UPLOAD_MESSAGES.failed ? error.message : undefined;
}
