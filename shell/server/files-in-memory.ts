import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { codingFor, hasCurrent, type Coding } from './compressed';

interface Folder {
  /** The start of its files' URLs, with a slash at the end. */
  prefix: string;
  root: string;
  headersOf: (name: string) => Record<string, string>;
}

const MOST_BYTES = 64 * 1024 * 1024;
/** Larger files are read from the disk as they are sent. */
const BIGGEST_FILE = 1024 * 1024;

/** No part of the path begins with a dot, so no URL leads out of the folder. */
const NAME = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(\w+)$/;

const SUFFIX: Record<Coding, string> = { br: '.br', gzip: '.gz', identity: '' };

const TYPES: Record<string, string> = {
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
};

interface CachedFile {
  stamp: string;
  etag: string;
  bytes: Buffer;
  coding: Coding;
}

/** Sends files from memory, compressed as they were published; leaves all others to the static files’ plugin. */
export function addFilesInMemory(app: FastifyInstance, folders: readonly Folder[]): void {
  const files = new FilesInMemory();
  // A file in memory is sent without promises, which would double the cost.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' || request.headers.range !== undefined) return done();
    const folder = folders.find(({ prefix }) => request.url.startsWith(prefix));
    if (!folder) return done();
    const [inFolder = ''] = request.url.slice(folder.prefix.length).split('?', 1);
    const [, extension = ''] = NAME.exec(inFolder) ?? [];
    const type = TYPES[extension];
    if (!type) return done();
    const send = (found: CachedFile | undefined) => {
      if (!found) return done();
      const { etag, coding, bytes } = found;
      reply.headers(folder.headersOf(inFolder));
      reply.headers({ vary: 'accept-encoding', etag });
      if (hasCurrent(request, etag)) return void reply.code(304).send();
      reply.header('content-type', type);
      if (coding !== 'identity') reply.header('content-encoding', coding);
      return void reply.send(bytes);
    };
    const file = path.join(folder.root, inFolder);
    const found = files.find(file, codingFor(request.headers['accept-encoding']));
    if (found instanceof Promise) found.then(send, done);
    else send(found);
  });
}

class FilesInMemory {
  private readonly cache = new Map<string, CachedFile>();
  private bytes = 0;

  /** Checks the disk each time, since a file that is damaged or removed there must not be sent from memory. */
  find(file: string, coding: Coding): Promise<CachedFile | undefined> | CachedFile | undefined {
    const name = file + SUFFIX[coding];
    const stat = statOf(name);
    if (!stat?.isFile()) {
      this.forget(name);
      return coding === 'identity' ? undefined : this.find(file, 'identity');
    }
    const stamp = `${stat.ino.toString(36)}-${stat.mtimeMs.toString(36)}-${stat.size.toString(36)}`;
    const cached = this.cache.get(name);
    if (cached?.stamp === stamp) return cached;
    this.forget(name);
    return stat.size > BIGGEST_FILE ? undefined : this.read(name, stamp, coding);
  }

  private async read(name: string, stamp: string, coding: Coding): Promise<CachedFile> {
    const bytes = await readFile(name);
    this.forget(name);
    const made = { stamp, bytes, coding, etag: `W/"${stamp}"` };
    this.cache.set(name, made);
    this.bytes += bytes.length;
    for (const oldest of this.cache.keys()) {
      if (this.bytes <= MOST_BYTES) break;
      this.forget(oldest);
    }
    return made;
  }

  private forget(file: string): void {
    this.bytes -= this.cache.get(file)?.bytes.length ?? 0;
    this.cache.delete(file);
  }
}

/** Undefined also for a name that is too long for a file; the next handler answers such requests. */
function statOf(file: string) {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
