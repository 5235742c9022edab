import http2 from 'node:http2';
import https from 'node:https';
import net from 'node:net';
import tls from 'node:tls';
import { once } from 'node:events';

export const NAME = 'clinic.example';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

interface Asked {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** An address of the loopback network, which stands for another visitor. */
  from?: string;
}

/** Calls a host on this machine by its name, over TLS. */
export function hostClient(port: number, certificate: Buffer) {
  const target = { host: '127.0.0.1', port, servername: NAME, ca: certificate };

  const ask = ({ method = 'GET', path, headers = {}, body, from }: Asked): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const request = https.request(
        {
          ...target,
          method,
          path,
          headers: { host: `${NAME}:${port}`, ...headers },
          localAddress: from,
          agent: false,
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => (text += part));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
          );
          response.on('error', reject);
        },
      );
      // The host may refuse a body, and close the connection, before all of the body is sent.
      let answered = false;
      request.on('response', () => (answered = true));
      request.on('error', (error) => (answered ? undefined : reject(error)));
      request.end(body);
    });

  const askByHttp2 = async (path: string, headers: Record<string, string>): Promise<Omit<Answer, 'body'>> => {
    const client = http2.connect(`https://127.0.0.1:${port}`, { ca: certificate, servername: NAME });
    try {
      const stream = client.request({ ':path': path, ':authority': `${NAME}:${port}`, ...headers });
      const [received] = (await once(stream, 'response')) as [Answer['headers'] & { ':status': number }];
      return { status: received[':status'], headers: received };
    } finally {
      client.close();
    }
  };

  /** Begins a request and never ends it. */
  const holdConnection = async (localAddress?: string) => {
    const line = net.connect({ host: target.host, port, localAddress });
    const socket = tls.connect({ ...target, socket: line });
    await once(socket, 'secureConnect');
    socket.on('error', () => undefined);
    socket.write(`POST /api/messages HTTP/1.1\r\nHost: ${NAME}:${port}\r\nContent-Length: 1000\r\n\r\n{`);
    return socket;
  };

  return { target, ask, askByHttp2, holdConnection };
}
