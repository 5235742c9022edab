/** The baseline: Node's own server fetches answers of the site once, and sends them again from memory. */
import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';

interface Settings {
  site: string;
  paths: string[];
}

interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
}

/** Node adds these headers itself. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'date', 'transfer-encoding'];

async function main(): Promise<void> {
  const { site, paths } = JSON.parse(await text(process.stdin)) as Settings;
  const stored = new Map<string, StoredAnswer>();
  for (const path of paths) stored.set(path, await fetchAsSent(site + path));
  const server = createServer((request, response) => {
    const found = stored.get(request.url ?? '');
    response.writeHead(found?.status ?? 500, found?.headers).end(found?.bytes);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address === 'object' && address) process.stdout.write(`http://127.0.0.1:${address.port}\n`);
  });
  process.on('SIGTERM', () => process.exit(0));
}

/** `fetch` would decompress the answer. */
function fetchAsSent(url: string): Promise<StoredAnswer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        const headers = Object.fromEntries(
          Object.entries(response.headers)
            .filter(([name]) => !CONNECTION_HEADERS.includes(name))
            .map(([name, value]) => [name, String(value)]),
        );
        resolve({
          status: response.statusCode ?? 500,
          headers: { ...headers, 'content-length': String(bytes.length) },
          bytes,
        });
      });
    })
      .on('error', reject)
      .end();
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
