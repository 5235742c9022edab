import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIVE_PATH } from '@nivara/shared/contracts/site-paths';

export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Answer {
  status?: number;
  headers?: Record<string, string | string[]>;
  body?: string;
  /** Never ends, like a stream of events. */
  endless?: boolean;
  /** Answers only when this resolves. */
  after?: Promise<void>;
  /** Closes the connection without an answer, like a program that is killed. */
  hangUp?: boolean;
}

export interface FakeService {
  url: string;
  seen: SeenRequest[];
  /** Resolves once the head of the first request has arrived. */
  reached: Promise<void>;
  /** True where the service closes the connection before it has read a body. */
  breaksOff?: boolean;
  /** Runs when a request is broken off before its body is complete. */
  onBrokenOff?: () => void;
  stop: () => Promise<void>;
}

/** Starts a server on loopback that records requests and gives the test's answers. */
export async function startFakeService(
  answer: (request: SeenRequest) => Answer,
  wantedPort = 0,
): Promise<FakeService> {
  const seen: SeenRequest[] = [];
  let reach: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const server = createServer((request, response) => {
    if (request.url === LIVE_PATH) return void response.end('{"status":"alive"}');
    reach();
    if (service.breaksOff) return void request.socket.destroy();
    request.once('error', () => service.onBrokenOff?.());
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const { method = '', url = '', headers } = request;
      const received = { method, url, headers, body: Buffer.concat(chunks).toString() };
      seen.push(received);
      const { status = 200, headers: extra, body = '{}', endless, hangUp, after } = answer(received);
      await after;
      if (hangUp) return void request.socket.destroy();
      response.writeHead(status, { 'content-type': 'application/json', ...extra });
      if (endless) response.write(body);
      else response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const service: FakeService = {
    url: `http://127.0.0.1:${port}`,
    seen,
    reached,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

/** Returns a loopback address without a listener. */
export async function deadAddress(): Promise<string> {
  const service = await startFakeService(() => ({}));
  await service.stop();
  return service.url;
}
