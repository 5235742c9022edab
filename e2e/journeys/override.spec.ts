import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { OVERRIDE_PATH } from '@nivara/shared/contracts/override';
import { changeRegistry, readRegistry } from '../../registry/registry-file';
import { freePort, stopProcess } from '../../tooling/processes';
import { copyCheckout, type Checkout } from '../fixtures/checkout';
import { changeHeading, COURSES_HEADING, COURSES_SCREEN } from '../fixtures/headings';
import { expect, test } from '../fixtures/test';

// A developer views a remote on their own machine within a running site.
test.describe.configure({ mode: 'serial' });

const MINE = 'Courses as I write them';
let checkout: Checkout;
let served: ChildProcess;
let machine: string;

test.beforeAll(async () => {
  checkout = copyCheckout();
  checkout.edit(COURSES_SCREEN, changeHeading(MINE));
  const port = await freePort();
  machine = `http://localhost:${port}`;
  served = spawn(process.execPath, ['--import', 'tsx', 'tooling/publish/cli.ts', 'serve', 'courses'], {
    cwd: checkout.folder,
    stdio: 'ignore',
    env: { ...process.env, REMOTE_PORT: String(port) },
  });
  await expect(async () => expect((await fetch(`${machine}/federation.json`)).ok).toBe(true)).toPass({
    timeout: 90_000,
  });
});
test.afterAll(async () => {
  await stopProcess(served, 10_000);
  checkout.remove();
});

test('a confirmed override loads the remote from the developer’s computer, with a banner, until it is removed', async ({
  page,
}) => {
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: COURSES_HEADING })).toBeVisible();
  await page.keyboard.press('Alt+Shift+KeyR');
  const panel = page.getByRole('dialog', { name: /from your machine/ });
  await panel.getByLabel('Part of the site').fill('courses');
  await panel.getByLabel('Your machine’s address').fill('http://evil.example');
  await panel.getByRole('button', { name: 'Show it from there' }).click();
  await expect(
    panel.getByText('Only an address of this machine will do', { exact: false }).first(),
  ).toBeVisible();
  await panel.getByLabel('Your machine’s address').fill(machine);
  await panel.getByRole('button', { name: 'Show it from there' }).click();

  await expect(page.getByRole('heading', { level: 1, name: MINE })).toBeVisible();
  const banner = page.getByRole('region', { name: 'Development' });
  await expect(banner).toContainText(`courses comes from ${machine}`);
  await page.goto('/about');
  await expect(banner).toBeInViewport();
  const end = page.getByRole('contentinfo').getByText('In an emergency call', { exact: false });
  await end.scrollIntoViewIfNeeded();
  await page.keyboard.press('End');
  await expect(async () => {
    const [endBox, bannerBox] = [await end.boundingBox(), await banner.boundingBox()];
    expect((endBox?.y ?? 0) + (endBox?.height ?? 0)).toBeLessThanOrEqual(bannerBox?.y ?? 0);
  }).toPass();
  await expect(banner).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await banner.getByRole('button', { name: 'Back to the live site' }).click();
  await expect(banner).toHaveCount(0);
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: COURSES_HEADING })).toBeVisible();
});

test('a URL with an override fills the panel in, and loads nothing before it is confirmed', async ({
  page,
}) => {
  await page.goto(`/courses?remote=courses@${machine}`);
  const panel = page.getByRole('dialog', { name: /from your machine/ });
  await expect(panel.getByLabel('Your machine’s address')).toHaveValue(machine);
  await expect(
    page.getByRole('heading', { level: 1, name: COURSES_HEADING, includeHidden: true }),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Show it from there' }).click();
  await expect(page.getByRole('heading', { level: 1, name: MINE })).toBeVisible();
  expect(page.url()).not.toContain('remote=');
});

test('a link on another site sets no override', async ({ page, composed }) => {
  const target = `${composed.url}/courses?remote=courses@${machine}`;
  const foreign = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<a href="${target}">Look at this</a>`);
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`);
  await page.getByRole('link', { name: 'Look at this' }).click();
  await expect(page.getByRole('heading', { level: 1, name: COURSES_HEADING })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Development' })).toHaveCount(0);
  expect(asked.filter((url) => url.startsWith(machine))).toEqual([]);
  foreign.close();
});

test('an override of a remote that is not live yet shows its page and its menu entry', async ({
  page,
  composed,
  allowComplaint,
}) => {
  // The site does not know the remote's pages yet.
  allowComplaint(/status of 404/);
  const { courses } = readRegistry(composed.dataDir).remotes;
  if (!courses) throw new Error('courses is not live');
  await changeRegistry(composed.dataDir, ({ remotes }) => void delete remotes.courses);
  try {
    await page.goto(`/about?remote=courses@${machine}`);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Courses' })).toHaveCount(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Show it from there' }).click();
    await expect(page.getByRole('region', { name: 'Development' })).toContainText(`courses comes from`);
    await page.getByRole('banner').getByRole('button', { name: 'Courses' }).hover();
    await page.getByRole('menuitem', { name: 'Geriatric caregiving' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Geriatric caregiving' })).toBeVisible();
    await page.goto('/courses');
    await expect(page.getByRole('heading', { level: 1, name: MINE })).toBeVisible();
  } finally {
    await changeRegistry(composed.dataDir, ({ remotes }) => void (remotes.courses = courses));
  }
});

test('an override whose address serves another remote shows the live version and the reason', async ({
  page,
  composed,
}) => {
  await override(page, composed.url, 'public', machine);
  await page.goto('/about');
  await expect(page.getByRole('region', { name: 'Development' })).toContainText(
    'serves another remote. You see the live one.',
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an override whose address does not answer shows the live version and the reason', async ({
  page,
  composed,
  allowComplaint,
}) => {
  allowComplaint(/\[override\]|ERR_CONNECTION_REFUSED|Failed to load resource/);
  const silent = `http://localhost:${await freePort()}`;
  await override(page, composed.url, 'courses', silent);
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: COURSES_HEADING })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Development' })).toContainText('could not be loaded');
});

/** Sends the call that the button of the panel sends. */
async function override(page: Page, url: string, remote: string, origin: string): Promise<void> {
  const answer = await page.request.post(`${url}${OVERRIDE_PATH}`, {
    data: { remote, origin },
    headers: { origin: url, 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status()).toBe(204);
}
