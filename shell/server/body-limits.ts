import { Transform, type Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { API_PATH } from '@nivara/shared/contracts/site-paths';
import { UPLOAD_LIMITS } from '@nivara/shared/domain/upload';
import { sendProblem } from './site-problems';

/** The service's own limit, checked here since the service closes the connection before it has read a larger body. */
const BODY_LIMIT = 64 * 1024;
/** A document that is only a little too large reaches the service, which explains the refusal. */
const DOCUMENT_LIMIT = 2 * UPLOAD_LIMITS.bytes;

/** The service's paths that take a document from a patient or a doctor. */
const DOCUMENTS = /^\/(?:v1_1\/[^/?]+\/raw\/upload|patients\/[^/?]+\/documents)(?:\?|$)/;
const isDocument = (url: string) => url.startsWith(API_PATH) && DOCUMENTS.test(url.slice(API_PATH.length));
const limitOf = (url: string) => (isDocument(url) ? DOCUMENT_LIMIT : BODY_LIMIT);

/** Requests whose body exceeded the limit. The proxy answers them with 413, not 503 as for a dead service. */
const cutOff = new WeakSet<object>();

export const isCutOff = ({ raw }: { raw: object }): boolean => cutOff.has(raw);

/**
 * Refuses a body over the limit and closes the connection. If the request states a length, this happens before the
 * service sees the body; otherwise as soon as too much has come.
 */
export function addBodyLimits(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced <= limitOf(request.url)) return;
    reply.header('connection', 'close');
    return sendProblem(reply, 413);
  });
  // Nobody reads the rest of a body that has not come when the answer goes. A proxy in front would keep the connection
  // for the next visitor, whose request would wait behind that rest.
  app.addHook('onSend', async ({ headers, raw }, reply) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (hasBody && !raw.complete) reply.header('connection', 'close');
  });
  app.addHook('preParsing', async (request, _reply, payload: Readable) => {
    if (request.headers['transfer-encoding'] === undefined) return payload;
    const limit = limitOf(request.url);
    let received = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        received += chunk.length;
        if (received <= limit) return done(null, chunk);
        cutOff.add(request.raw);
        done(new Error('The body is too large'));
      },
    });
    // A route with a smaller limit of its own may have refused the body already, and then no longer listens
    // for errors; an error without a listener would end the site's process.
    counted.on('error', () => undefined);
    // A pipe does not end its target when the client disconnects, so the service would wait for the rest.
    payload.once('close', () => {
      if (!payload.readableEnded) counted.destroy(new Error('The body broke off'));
    });
    return payload.pipe(counted);
  });
}
