import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Coding = 'br' | 'gzip' | 'identity';

/** The first requests get the quick compression; the third one starts the best compression in the background. */
const QUICK_QUALITY = 5;
const BEST_QUALITY = constants.BROTLI_MAX_QUALITY;
const WORTH_THE_BEST = 3;

/** A text with its compressed forms, which are made on first use and then kept. */
export class CompressedText {
  /** Weak, since all forms share it. */
  readonly etag: string;
  readonly plain: Buffer;
  private readonly forms = new Map<Coding, Promise<Buffer>>();
  private uses = 0;

  /** The tag also covers `belonging`, such as the policy that is sent with the text. */
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

/** Sends the form that the browser accepts. */
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

export const hasCurrent = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.includes(etag) ?? false;

/** Browsers send a handful of values; the limit keeps invented ones from filling the memory. */
const MOST_KNOWN = 100;
const known = new Map<string, Coding>();

export function codingFor(header: string | string[] | undefined): Coding {
  const accepted = String(header ?? '');
  const before = known.get(accepted);
  if (before) return before;
  const coding = accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : 'identity';
  if (known.size < MOST_KNOWN) known.set(accepted, coding);
  return coding;
}

/** A weight of 0 refuses the encoding. */
const accepts = (accepted: string, coding: string): boolean =>
  new RegExp(`(^|,)\\s*${coding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`).test(accepted);
