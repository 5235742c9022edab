import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** Ends a stream and its connection, since each connection left open would bring a stopping server another request. */
export function endWithConnection(response: ServerResponse): void {
  const { socket } = response;
  if (socket instanceof Socket) response.once('finish', () => socket.destroySoon());
  response.end();
}
