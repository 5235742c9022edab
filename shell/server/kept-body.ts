import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/** Larger bodies are documents, which go straight to the service. */
const MAX_BYTES = 64 * 1024;

/** A body that can be sent again. */
export interface RepeatableBody {
  body: Buffer;
  contentType: string;
}

/**
 * Reads a small body before the service gets it, so that it can be sent again. Returns undefined for a large body or
 * one of unknown length or type, which is streamed and can be sent only once.
 */
export async function readSmallBody({ body, headers }: FastifyRequest): Promise<RepeatableBody | undefined> {
  const contentType = headers['content-type'];
  const isSmall = Number(headers['content-length'] ?? Infinity) <= MAX_BYTES;
  if (!(body instanceof Readable) || !isSmall || contentType === undefined) return undefined;
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of body) chunks.push(chunk as Buffer);
  } catch {
    throw Object.assign(new Error('The body broke off'), { statusCode: 400 });
  }
  return { body: Buffer.concat(chunks), contentType };
}
