import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** Ends a stream and its connection: an open connection would let a browser send a stopping server new requests. */
export function endWithConnection(response: ServerResponse): void {
  const { socket } = response;
  if (socket instanceof Socket) response.once('finish', () => socket.destroySoon());
  response.end();
}
