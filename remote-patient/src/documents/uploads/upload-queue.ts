import type { UploadedDocument } from '@nivara/shared/domain/patient';
import type { PhotoDocument } from '../photographs/photographs';

export interface QueuedFile {
  key: number;
  file: File;
  state: 'waiting' | 'uploading' | 'uploaded' | 'failed';
  /** The sent share, from 0 to 1. */
  share: number;
  /** The reason that the service gave for the failure. */
  reason?: string;
  /** The photographs that the file is made of. */
  photographs?: PhotoDocument;
}

/** The outcome of one round of uploads, by file name. */
export interface UploadReport {
  uploaded: string[];
  failed: string[];
  /** Files that were waiting or uploading when the round was stopped. */
  stopped: string[];
}

export interface UploadQueue {
  files: readonly QueuedFile[];
  /** Uploaded documents that have not been handed over yet. */
  arrived: readonly UploadedDocument[];
  phase: 'idle' | 'uploading' | 'uploaded';
  /** The outcome of the last round, until files are chosen or removed, or the next round begins. */
  report?: UploadReport;
  nextKey: number;
}

export type QueueEvent =
  | { type: 'added'; files: readonly File[] }
  | { type: 'photographed'; document: PhotoDocument }
  | { type: 'pages-changed'; key: number; document: PhotoDocument }
  | { type: 'removed'; index: number }
  | { type: 'cleared' }
  | { type: 'began' }
  | { type: 'sending'; key: number }
  | { type: 'progressed'; key: number; share: number }
  | { type: 'uploaded'; key: number; document: UploadedDocument }
  | { type: 'handed-over' }
  | { type: 'failed'; key: number; reason?: string }
  | { type: 'stopped'; key: number }
  | { type: 'ended' };

export const EMPTY_QUEUE: UploadQueue = { files: [], arrived: [], phase: 'idle', nextKey: 1 };

export function uploadQueue(queue: UploadQueue, event: QueueEvent): UploadQueue {
  switch (event.type) {
    case 'added':
      return event.files.reduce((all, file) => append(all, { file }), queue);
    case 'photographed':
      return append(queue, { file: event.document.file, photographs: event.document });
    case 'removed':
      return {
        ...queue,
        files: queue.files.filter((_, index) => index !== event.index),
        report: undefined,
      };
    case 'cleared':
      return { ...queue, files: [], report: undefined };
    case 'began':
      return {
        ...queue,
        phase: 'uploading',
        report: undefined,
        files: queue.files.map((each) => ({ ...each, state: 'waiting', share: 0, reason: undefined })),
      };
    case 'handed-over':
      return { ...queue, arrived: queue.arrived.slice(1) };
    case 'ended':
      return end(queue);
    default:
      return {
        ...queue,
        arrived: event.type === 'uploaded' ? [...queue.arrived, event.document] : queue.arrived,
        files: queue.files.map((each) => (each.key === event.key ? moveOn(each, event) : each)),
      };
  }
}

/** Choosing a file drops the report of the last round. */
function append(queue: UploadQueue, chosen: Pick<QueuedFile, 'file' | 'photographs'>): UploadQueue {
  const { files, arrived, nextKey } = queue;
  return {
    files: [...files, { ...chosen, key: nextKey, state: 'waiting', share: 0 }],
    arrived,
    phase: 'idle',
    nextKey: nextKey + 1,
  };
}

type FileEvent = Extract<QueueEvent, { key: number }>;

function moveOn(file: QueuedFile, event: FileEvent): QueuedFile {
  switch (event.type) {
    case 'sending':
      return { ...file, state: 'uploading' };
    case 'progressed':
      return { ...file, share: event.share };
    case 'uploaded':
      return { ...file, state: 'uploaded', share: 1 };
    case 'failed':
      return { ...file, state: 'failed', share: 0, reason: event.reason };
    case 'pages-changed':
      return { ...file, file: event.document.file, photographs: event.document, state: 'waiting', share: 0 };
    case 'stopped':
      return { ...file, state: 'waiting', share: 0 };
  }
}

/** Uploaded files leave the queue; failed and stopped files can be sent again. */
function end(queue: UploadQueue): UploadQueue {
  const remaining = queue.files.filter(({ state }) => state !== 'uploaded');
  const named = (wanted: QueuedFile['state']) =>
    queue.files.filter(({ state }) => state === wanted).map(({ file }) => file.name);
  return {
    ...queue,
    files: remaining,
    phase: remaining.length === 0 ? 'uploaded' : 'idle',
    report: { uploaded: named('uploaded'), failed: named('failed'), stopped: named('waiting') },
  };
}
