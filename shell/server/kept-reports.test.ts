import { mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { BOOT_ELEMENT_ID, type Boot } from '@nivara/shared/contracts/registry';
import { REPORTS_PATH } from '@nivara/shared/contracts/report';
import { startTestSite, type TestSite } from './testing/test-site';

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite('http://127.0.0.1:1');
});
afterEach(() => site.close());

async function reportFailure(): Promise<void> {
  const { body } = await site.app.inject('/gallery');
  const text = new RegExp(`id="${BOOT_ELEMENT_ID}">(.*?)</script>`).exec(body)?.[1] ?? '';
  const { ticket } = JSON.parse(text) as Boot;
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const failure = { what: 'failed', remote: 'gallery', version: '1.0.0', kind: 'broken', doing: 'rendering' };
  const { statusCode } = await site.app.inject({
    method: 'POST',
    url: REPORTS_PATH,
    payload: { ...failure, message: 'no frame', trace, ticket },
    headers: { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' },
  });
  expect(statusCode).toBe(204);
}

test('a report is written although the report before it could not be written', async () => {
  const file = path.join(site.dataDir, 'reports.jsonl');
  mkdirSync(file);
  await reportFailure();
  rmdirSync(file);
  await reportFailure();
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1);
});
