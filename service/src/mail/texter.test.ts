import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { outboxTexter, webTexter, withTexts } from './texter';

const TEXT = { to: '+919876543210', subject: 'Your code', text: 'Your code is 123456.' };

it('sends a text to a phone number, and a mail to every other recipient', async () => {
  const sent: string[] = [];
  const mailer = withTexts(
    { send: async ({ to }) => void sent.push(`mail ${to}`) },
    async ({ to }) => void sent.push(`text ${to}`),
  );
  await mailer.send(TEXT);
  await mailer.send({ ...TEXT, to: 'asha@example.org' });
  await mailer.send({ ...TEXT, to: '+919876543210@example.org' });
  expect(sent).toEqual(['text +919876543210', 'mail asha@example.org', 'mail +919876543210@example.org']);
});

it('writes a text to a file that only its owner can read', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nivara-texts-'));
  await outboxTexter(folder, () => new Date('2026-03-02T04:30:00Z'))(TEXT);
  const [name = ''] = readdirSync(folder);
  expect(name).toMatch(/^2026-03-02T04-30-00\.000Z-[0-9a-f]{8}\.txt$/);
  expect(readFileSync(path.join(folder, name), 'utf8')).toBe('To: +919876543210\n\nYour code is 123456.\n');
  expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});

it.each([200, 500])(
  'posts a text to the provider, and fails unless it answers with success: %d',
  async (status) => {
    const bodies: string[] = [];
    const server = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()));
      request.on('end', () => response.writeHead(status).end());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const sending = webTexter(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)(TEXT);
    const outcome = await sending.then(
      () => 'sent',
      (error: Error) => error.message,
    );
    expect(outcome).toBe(status === 200 ? 'sent' : 'The provider did not take a text (500).');
    expect(bodies.map((body) => JSON.parse(body))).toEqual([{ to: TEXT.to, text: TEXT.text }]);
    server.close();
  },
);
