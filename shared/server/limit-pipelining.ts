import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies send a request when the former one is answered; the end of that answer may still be on its way. */
const MOST_UNANSWERED = 8;

/**
 * Closes a connection on which requests pile up, and ends the answers that still wait when it closes: Node tells only the
 * first of them that the client has gone, and files or calls behind the others would stay open.
 */
export function limitPipelining(server: Server): void {
  const unanswered = new WeakMap<Socket, Set<ServerResponse>>();

  const track = (socket: Socket): Set<ServerResponse> => {
    const responses = new Set<ServerResponse>();
    unanswered.set(socket, responses);
    socket.once('close', () => {
      for (const response of responses) {
        if (response.socket) continue;
        response.destroy();
        response.emit('close');
      }
    });
    return responses;
  };

  server.on('request', ({ socket }, response: ServerResponse) => {
    const responses = unanswered.get(socket) ?? track(socket);
    responses.add(response);
    response.once('close', () => responses.delete(response));
    if (responses.size > MOST_UNANSWERED) socket.destroy();
  });
}
