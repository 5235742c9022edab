import { useRef, useState } from 'react';
import type * as PhotoMaking from './photo-document';
import { PHOTO_MESSAGES, type PhotoDocument, type PhotoReading } from './photographs';

/** A file in the queue that was made of photographs. */
export interface Photographed {
  key: number;
  photographs?: PhotoDocument;
}

export interface PhotoProgress {
  done: number;
  total: number;
}

interface Queue {
  add: (document: PhotoDocument) => void;
  replace: (key: number, document: PhotoDocument) => void;
}

/** Makes documents of photographs, and puts them into the queue of files. */
export function usePhotographs({ add, replace }: Queue) {
  const [progress, setProgress] = useState<PhotoProgress>();
  const [refused, setRefused] = useState<PhotoReading['refused']>([]);
  const isBusy = useRef(false);

  const work = async (total: number, make: (photo: typeof PhotoMaking) => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setProgress({ done: 0, total });
    setRefused([]);
    try {
      // Imported on demand, since only photographs need the code that makes a PDF.
      await make(await import('./photo-document'));
    } catch {
      setRefused([{ name: 'Photographs', reason: PHOTO_MESSAGES.failed }]);
    } finally {
      isBusy.current = false;
      setProgress(undefined);
    }
  };

  return {
    /** Undefined unless photographs are being read or a page is being removed. */
    progress,
    refused,
    forgetRefused: () => setRefused([]),
    /** Makes a new document of the photographs, or adds them as pages to a document in the queue. */
    read: (photographs: readonly File[], to?: Photographed) =>
      work(photographs.length, async ({ addPhotographs }) => {
        const onRead = (done: number) => setProgress({ done, total: photographs.length });
        const reading = await addPhotographs(to?.photographs, photographs, onRead);
        setRefused(reading.refused);
        if (!reading.document) return;
        if (to) replace(to.key, reading.document);
        else add(reading.document);
      }),
    removePage: ({ key, photographs }: Photographed, page: number) =>
      work(1, async ({ withoutPage }) => {
        if (photographs) replace(key, await withoutPage(photographs, page));
      }),
  };
}
