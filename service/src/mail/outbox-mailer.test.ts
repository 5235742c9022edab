import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { outboxMailer } from './outbox-mailer';

it('writes each mail to a readable file', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nivara-outbox-'));
  const outbox = path.join(folder, 'not-there-yet');
  const mailer = outboxMailer(outbox, () => new Date('2026-03-02T04:30:00.000Z'), 'clinic@example.org');
  const mail = { to: 'asha@example.org', subject: 'Hello', text: 'Dear Asha,\n\nगुड मॉर्निंग.' };
  await Promise.all([mailer.send(mail), mailer.send(mail)]);
  const files = await readdir(outbox);
  expect(files).toHaveLength(2);
  for (const file of files) expect(file).toMatch(/^2026-03-02T04-30-00\.000Z-[0-9a-f]{8}\.eml$/);
  const text = await readFile(path.join(outbox, files[0] ?? ''), 'utf8');
  expect(text).toContain('From: clinic@example.org\nTo: asha@example.org\nSubject: Hello\n');
  expect(text).toContain('\n\nDear Asha,\n\nगुड मॉर्निंग.\n');
  await rm(folder, { recursive: true });
});
