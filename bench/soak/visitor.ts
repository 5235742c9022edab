import https from 'node:https';

export interface Answer {
  status: number;
  body: string;
}

export interface Ask {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** One browser, with its own network address and one connection. A broken connection gives status 0. */
export class Visitor {
  private readonly agent: https.Agent;

  constructor(
    private readonly host: { port: number; certificate: Buffer },
    index: number,
  ) {
    const localAddress = `127.1.${Math.floor(index / 250)}.${1 + (index % 250)}`;
    this.agent = new https.Agent({ keepAlive: true, maxSockets: 1, localAddress });
  }

  ask({ method = 'GET', path, headers = {}, body }: Ask): Promise<Answer> {
    const { port, certificate } = this.host;
    return new Promise((resolve) => {
      const request = https.request(
        {
          host: '127.0.0.1',
          port,
          ca: certificate,
          servername: 'clinic.example',
          agent: this.agent,
          method,
          path,
          headers: {
            host: `clinic.example:${port}`,
            'accept-encoding': 'br',
            ...(body === undefined
              ? {}
              : { 'content-type': 'application/json', origin: `https://clinic.example:${port}` }),
            ...headers,
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
          );
          response.on('error', (error) => resolve({ status: 0, body: error.message }));
        },
      );
      request.on('error', (error) => resolve({ status: 0, body: error.message }));
      request.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  leave(): void {
    this.agent.destroy();
  }
}
