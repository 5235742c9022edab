import { once } from 'node:events';
import net from 'node:net';
import { clamdScanner } from './clamd';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** Starts a server that speaks as clamd does; returns its address and the files that it receives. */
async function fakeClamd(verdict: (content: string) => string | undefined) {
  const received: string[] = [];
  const server = net.createServer((socket) => {
    let data = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      data = Buffer.concat([data, chunk]);
      if (!data.subarray(-4).equals(Buffer.alloc(4))) return;
      expect(data.subarray(0, 10).toString('latin1')).toBe('zINSTREAM\0');
      const content = data.subarray(14, 14 + data.readUInt32BE(10)).toString('latin1');
      received.push(content);
      const answer = verdict(content);
      if (answer === undefined) socket.destroy();
      else socket.end(`${answer}\0`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const { port } = server.address() as net.AddressInfo;
  return { url: `tcp://127.0.0.1:${port}`, received };
}

test('sends the whole file, and reports it as clean when the scanner finds nothing', async () => {
  const { url, received } = await fakeClamd(() => 'stream: OK');
  const file = '%PDF-1.4 '.repeat(100_000);
  expect(await clamdScanner(url)(Buffer.from(file))).toBe('clean');
  expect(received).toEqual([file]);
});

test('reports a file as infected when the scanner finds a signature', async () => {
  const { url } = await fakeClamd(() => 'stream: Eicar-Test-Signature FOUND');
  expect(await clamdScanner(url)(Buffer.from('%PDF-'))).toBe('infected');
});

test.each([
  ['an error', 'INSTREAM size limit exceeded. ERROR'],
  ['nothing', undefined],
])('gives no verdict when the scanner answers %s', async (_, answer) => {
  const { url } = await fakeClamd(() => answer);
  await expect(clamdScanner(url)(Buffer.from('%PDF-'))).rejects.toThrow();
});

test('gives no verdict where no scanner listens', async () => {
  await expect(clamdScanner('unix:/nowhere/clamd.ctl')(Buffer.from('%PDF-'))).rejects.toThrow('ENOENT');
});
