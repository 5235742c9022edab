import { createServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import { findRemoteSources } from '../build/remote-source';
import { serve } from './serve';

let other: Server;
let port: number;
beforeEach(async () => {
  other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  ({ port } = other.address() as AddressInfo);
  process.env.REMOTE_PORT = String(port);
});
afterEach(async () => {
  delete process.env.REMOTE_PORT;
  await new Promise((resolve) => other.close(resolve));
});

test('suggests another port in one line when the port is taken', async () => {
  const [source] = findRemoteSources(path.resolve(__dirname, '../..'));
  if (!source) throw new Error('There is no remote to serve');
  await expect(serve(source)).rejects.toMatchObject({
    reasons: [
      `Port ${port} is taken. Stop what runs there, or choose another: REMOTE_PORT=${port + 1} npm run remote -- serve ${source.manifest.name}`,
    ],
  });
});
