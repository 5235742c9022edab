import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { AppContext } from '../../app-context';
import { createPause } from '../../documents/pause';
import { openDocument } from '../uploads/document-files';
import { listStoredDocuments } from '../uploads/upload-repository';
import { jsonPieces } from './json-pieces';
import { readAccountData } from './read-account-data';

const LETTERS_AT_ONCE = 32 * 1024;

interface Entry {
  name: string;
  /** True for a file that is compressed already: the zip stores it unchanged. */
  compressed: boolean;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Streams all data of an account as a zip. */
export async function exportAccount(context: AppContext, accountId: string): Promise<Readable> {
  const data = await readAccountData(context, accountId);
  const documents = await listStoredDocuments(context.database, accountId);
  return Readable.from(zipped(entries(context, data, documents), context.now()), { objectMode: false });
}

async function* entries(
  context: AppContext,
  data: object,
  documents: readonly { stored_name: string; display_name: string }[],
): AsyncGenerator<Entry> {
  yield { name: 'account.json', compressed: false, content: jsonOf(data) };
  for (const [index, { stored_name, display_name }] of documents.entries()) {
    const file = await openDocument(context, stored_name);
    if (!file) continue;
    const name = `documents/${index + 1} ${display_name.replace(NOT_IN_FILE_NAMES, '_')}`;
    yield { name, compressed: true, content: file.createReadStream() };
  }
}

/** Compressing a long export takes seconds, so other requests get turns meanwhile. */
async function* jsonOf(data: object): AsyncGenerator<Uint8Array> {
  const pause = createPause();
  for (const text of ofEqualLength(jsonPieces(data))) {
    yield Buffer.from(text);
    await pause();
  }
}

/** Joins short pieces, and cuts long ones: one conversation may have thousands of messages. */
export function* ofEqualLength(pieces: Iterable<string>, length = LETTERS_AT_ONCE): Generator<string> {
  let joined: string[] = [];
  let letters = 0;
  for (const piece of pieces) {
    for (let from = 0; from < piece.length;) {
      const cut = cutOf(piece, from, length - letters);
      joined.push(cut);
      letters += cut.length;
      from += cut.length;
      if (letters < length) continue;
      yield joined.join('');
      joined = [];
      letters = 0;
    }
  }
  yield joined.join('');
}

/** Does not cut between the two halves of a letter, as in an emoji. */
function cutOf(text: string, from: number, length: number): string {
  const to = from + length;
  return text.slice(from, /[\ud800-\udbff]/.test(text.charAt(to - 1)) ? to + 1 : to);
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
