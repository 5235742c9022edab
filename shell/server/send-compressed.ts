import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Each page is compressed anew, and higher levels cost more than a millisecond or two. */
const BROTLI_QUALITY = 5;

export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  const understood = String(request.headers['accept-encoding'] ?? '');
  if (accepts(understood, 'br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return reply.header('content-encoding', 'br').send(await promisify(brotliCompress)(text, { params }));
  }
  if (accepts(understood, 'gzip')) {
    return reply.header('content-encoding', 'gzip').send(await promisify(gzip)(text));
  }
  return reply.send(text);
}

/** A weight of 0 refuses the encoding. */
const accepts = (understood: string, coding: string): boolean =>
  new RegExp(`(^|,)\\s*${coding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`).test(understood);
