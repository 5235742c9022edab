import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { AppContext } from '../../app-context';
import { openDocument } from '../uploads/document-files';
import { listStoredDocuments } from '../uploads/upload-repository';
import { readAccountData } from './read-account-data';

interface Entry {
  name: string;
  /** True for a file that is compressed already: the zip stores it unchanged. */
  compressed: boolean;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Streams all data of an account as a zip. */
export async function exportAccount(context: AppContext, accountId: string): Promise<Readable> {
  const data = Buffer.from(JSON.stringify(await readAccountData(context, accountId), null, 2));
  const documents = await listStoredDocuments(context.database, accountId);
  return Readable.from(zipped(entries(context, data, documents), context.now()), { objectMode: false });
}

async function* entries(
  context: AppContext,
  data: Buffer,
  documents: readonly { stored_name: string; display_name: string }[],
): AsyncGenerator<Entry> {
  yield { name: 'account.json', compressed: false, content: [data] };
  for (const [index, { stored_name, display_name }] of documents.entries()) {
    const file = await openDocument(context, stored_name);
    if (!file) continue;
    const name = `documents/${index + 1} ${display_name.replace(NOT_IN_FILE_NAMES, '_')}`;
    yield { name, compressed: true, content: file.createReadStream() };
  }
}

/** Some systems forbid these characters in file names. */
const NOT_IN_FILE_NAMES = /[<>:"|?*\\/]/g;

async function* zipped(files: AsyncIterable<Entry>, mtime: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, compressed, content } of files) {
    const file = compressed ? new ZipPassThrough(name) : new ZipDeflate(name);
    file.mtime = mtime;
    zip.add(file);
    for await (const chunk of content) {
      file.push(chunk);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(0), true);
  }
  zip.end();
  yield* ready.splice(0);
}
