import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Coding = 'br' | 'gzip' | 'identity';

/** A text that is sent once waits for its compression; one that is sent again is worth the best, made meanwhile. */
const QUICK_QUALITY = 5;
const BEST_QUALITY = constants.BROTLI_MAX_QUALITY;
const WORTH_THE_BEST = 3;

/** A text with its compressed forms, each of which is made once. */
export class CompressedText {
  /** Weak, since all forms share it. */
  readonly etag: string;
  readonly plain: Buffer;
  private readonly forms = new Map<Coding, Promise<Buffer>>();
  private uses = 0;

  /** Whatever must change together with the text, such as its policy, belongs to the tag. */
  constructor(text: string, ...belonging: string[]) {
    this.plain = Buffer.from(text);
    const hash = createHash('sha256').update(this.plain);
    for (const each of belonging) hash.update('\0').update(each);
    this.etag = `W/"${hash.digest('base64url').slice(0, 22)}"`;
  }

  bytes(coding: Coding): Promise<Buffer> | Buffer {
    if (coding === 'identity') return this.plain;
    if (coding === 'br' && ++this.uses === WORTH_THE_BEST) this.improve();
    let form = this.forms.get(coding);
    if (!form) {
      form = coding === 'br' ? brotli(this.plain, QUICK_QUALITY) : promisify(gzip)(this.plain);
      this.forms.set(coding, form);
    }
    return form;
  }

  private improve(): void {
    void brotli(this.plain, BEST_QUALITY).then((best) => this.forms.set('br', Promise.resolve(best)));
  }
}

const brotli = (bytes: Buffer, quality: number) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });

/** Sends the form that the browser accepts, with no body where it has this text already. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: CompressedText,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  const coding = codingFor(request.headers['accept-encoding']);
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.send(await text.bytes(coding));
}

export const hasIt = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.includes(etag) ?? false;

/** Browsers send a handful of values; the limit keeps invented ones from filling the memory. */
const MOST_KNOWN = 100;
const known = new Map<string, Coding>();

export function codingFor(header: string | string[] | undefined): Coding {
  const understood = String(header ?? '');
  const before = known.get(understood);
  if (before) return before;
  const coding = accepts(understood, 'br') ? 'br' : accepts(understood, 'gzip') ? 'gzip' : 'identity';
  if (known.size < MOST_KNOWN) known.set(understood, coding);
  return coding;
}

/** A weight of 0 refuses the encoding. */
const accepts = (understood: string, coding: string): boolean =>
  new RegExp(`(^|,)\\s*${coding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`).test(understood);
