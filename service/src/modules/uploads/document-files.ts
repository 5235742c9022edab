import { type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PDF_MAGIC } from '@nivara/shared/domain/upload';
import type { AppContext } from '../../app-context';
import { newToken } from '../../security/tokens';

type Storing = Pick<AppContext, 'uploadsFolder' | 'randomBytes'>;
type Folder = Pick<AppContext, 'uploadsFolder'>;

const MAGIC = Buffer.from(PDF_MAGIC, 'latin1');

/** A file without a row, to be kept or discarded later. */
export interface IncomingFile {
  storedName: string;
  bytes: number;
  isPdf: boolean;
}

const incomingPath = ({ uploadsFolder }: Folder, storedName: string) =>
  path.join(uploadsFolder, `${storedName}.part`);

const storedPath = ({ uploadsFolder }: Folder, storedName: string) => path.join(uploadsFolder, storedName);

/** Writes and syncs the file; of a file that is not a PDF at most the first bytes are stored. */
export async function receiveFile(context: Storing, source: AsyncIterable<Buffer>): Promise<IncomingFile> {
  const storedName = newToken(context.randomBytes);
  await mkdir(context.uploadsFolder, { recursive: true, mode: 0o700 });
  const file = await open(incomingPath(context, storedName), 'wx', 0o600);
  try {
    let bytes = 0;
    let firstBytes = Buffer.alloc(0);
    for await (const chunk of source) {
      bytes += chunk.length;
      firstBytes = Buffer.concat([firstBytes, chunk.subarray(0, MAGIC.length - firstBytes.length)]);
      if (MAGIC.subarray(0, firstBytes.length).equals(firstBytes)) await file.appendFile(chunk);
    }
    await file.sync();
    await file.close();
    return { storedName, bytes, isPdf: firstBytes.equals(MAGIC) };
  } catch (error) {
    await file.close();
    await discardFile(context, storedName);
    throw error;
  }
}

export const discardFile = (context: Folder, storedName: string) =>
  rm(incomingPath(context, storedName), { force: true });

export const readIncoming = (context: Folder, storedName: string) =>
  readFile(incomingPath(context, storedName));

/** Gives the file its final name and syncs the folder, so that the name survives a power cut. */
export async function keepFile(context: Folder, storedName: string): Promise<void> {
  await rename(incomingPath(context, storedName), storedPath(context, storedName));
  const folder = await open(context.uploadsFolder, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Call this after the commit that removed the rows. */
export async function removeDocuments(context: Folder, storedNames: readonly string[]): Promise<void> {
  await Promise.all(storedNames.map((name) => rm(storedPath(context, name), { force: true })));
}

export async function openDocument(context: Folder, storedName: string): Promise<FileHandle | undefined> {
  try {
    return await open(storedPath(context, storedName), 'r');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

export const isMissing = (error: unknown) => codeOf(error) === 'ENOENT';
