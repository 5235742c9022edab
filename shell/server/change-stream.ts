import { watch } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Makes open pages reload after each build; watch mode only. */
export function addChangeStream(app: FastifyInstance, dataDir: string): void {
  app.get('/__changes', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(': watching\n\n');
    const watcher = watch(path.join(dataDir, 'changes'), () => reply.raw.write('data: changed\n\n'));
    request.raw.once('close', () => watcher.close());
  });
}
