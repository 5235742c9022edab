import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tooling/processes';
import { expect, test } from '../fixtures/test';
import { signInByCall } from '../fixtures/sign-in';

test('the published list of services is the same as the list of the REST service', async ({ request }) => {
  const published = path.join(root, 'remote-public/public/data/consultationData.json');
  const services: unknown = await (await request.get('/api/services')).json();
  expect(services).toEqual(JSON.parse(readFileSync(published, 'utf8')));
});

test('a notification reaches an open page through the site', async ({ page, composed }) => {
  await page.goto('/');
  await signInByCall(page, composed.url);
  const heard = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const source = new EventSource('/api/notifications/stream');
        source.addEventListener('notification', ({ data }: MessageEvent<string>) => {
          if (!data.includes('Appointment booked')) return;
          source.close();
          resolve(data);
        });
        source.addEventListener('open', () => {
          const inAMonth = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString().slice(0, 10);
          const booking = { service: 6, patient: 'self', appointmentDate: inAMonth, timing: '10:05 PM' };
          void fetch('/api/appointments', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(booking),
          });
        });
      }),
  );
  expect(JSON.parse(await heard)).toMatchObject({ kind: 'booked', read: false });
});
