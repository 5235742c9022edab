import { constants, createInflate } from 'node:zlib';

interface Unpacked {
  /** Undefined when the data cannot be unpacked, or are too large. */
  content: Buffer | undefined;
  /** The bytes that were unpacked, also before a failure. */
  size: number;
  /** The packed bytes; after a failure, the bytes that were read. */
  packed: number;
}

/** Data that are not packed fail in the first slice, so it is small, and little of them is read. */
const FIRST_SLICE = 512;
const LARGEST_SLICE = 64 * 1024;

/**
 * Unpacks at most `most` bytes; bytes after the end of the data are ignored. The work of a failed attempt is known as
 * well, so that the caller can limit the work of all attempts together.
 */
export function unpack(data: Buffer, most: number): Promise<Unpacked> {
  const inflater = createInflate({ finishFlush: constants.Z_SYNC_FLUSH });
  const pieces: Buffer[] = [];
  let size = 0;
  let read = 0;
  let isOver = false;
  return new Promise((resolve) => {
    const end = (isWhole: boolean) => {
      if (isOver) return;
      isOver = true;
      inflater.destroy();
      const content = isWhole ? Buffer.concat(pieces) : undefined;
      resolve({ content, size, packed: isWhole ? inflater.bytesWritten : read });
    };
    const readOn = () => {
      if (isOver) return;
      if (read >= data.length) return void inflater.end();
      const slice = data.subarray(read, read + Math.min(LARGEST_SLICE, Math.max(FIRST_SLICE, read)));
      read += slice.length;
      inflater.write(slice, readOn);
    };
    inflater.on('data', (piece: Buffer) => {
      pieces.push(piece);
      size += piece.length;
      if (size > most) end(false);
    });
    inflater.on('error', () => end(false));
    inflater.on('end', () => end(true));
    readOn();
  });
}
