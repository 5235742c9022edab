import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import path from 'node:path';
import type { RemoteManifest } from '@nivara/shared/contracts/remote-manifest';
import type { Registry } from '@nivara/shared/contracts/registry';
import { versionFolder } from '../../shell/registry/data-folder';
import { readRegistry } from '../../shell/registry/registry-file';
import { copyCheckout, type Checkout } from '../fixtures/checkout';
import { changeHeading, COURSES_HEADING, COURSES_SCREEN } from '../fixtures/courses-screen';
import { startFaultyOrigin } from '../fixtures/faulty-origin';
import { fingerprint } from '../fixtures/fingerprint';
import { manifests } from '../fixtures/remotes';
import { expect, test } from '../fixtures/test';

test.describe.configure({ mode: 'serial' });

let checkout: Checkout;
test.beforeAll(() => {
  checkout = copyCheckout();
});
test.afterAll(() => checkout.remove());

test('a team publishes its remote into the running site and takes it back; the shell does not change by a byte', async ({
  composed,
  page,
}) => {
  const shell = path.join(composed.dataDir, 'shell');
  const before = fingerprint(shell);
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: COURSES_HEADING })).toBeVisible();

  checkout.edit(COURSES_SCREEN, changeHeading('Courses with a new heading'));
  expect(await checkout.remote(composed.dataDir, 'publish', 'courses')).toContain('is live.');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Courses with a new heading' })).toBeVisible();

  expect(await checkout.remote(composed.dataDir, 'rollback', 'courses')).toContain('is live again.');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: COURSES_HEADING })).toBeVisible();
  expect(fingerprint(shell)).toBe(before);
});

test('two teams publish at once: both end up live, and no reader ever sees a broken registry', async ({
  composed,
  page,
}) => {
  checkout.edit(COURSES_SCREEN, changeHeading('Courses, published together'));
  checkout.edit(
    'remote-public/src/screens/about/intro-section.tsx',
    changeHeading('About, published together'),
  );
  let done = false;
  const reading = (async () => {
    let reads = 0;
    for (; !done; reads += 1) {
      const { remotes } = (await (await page.request.get('/registry.json')).json()) as Registry;
      expect(Object.keys(remotes).sort()).toEqual(manifests.map(({ name }) => name).sort());
      // Readers have pauses: one without any keeps a processor from the two builds.
      await setTimeout(5);
    }
    return reads;
  })();
  await Promise.all([
    checkout.remote(composed.dataDir, 'publish', 'courses'),
    checkout.remote(composed.dataDir, 'publish', 'public'),
  ]);
  done = true;
  expect(await reading).toBeGreaterThan(10);
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Courses, published together' })).toBeVisible();
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About, published together' })).toBeVisible();
});

test('a remote of the contract before this one is published and shown as ever', async ({
  composed,
  page,
}) => {
  const file = path.join(checkout.folder, 'remote-courses/remote.json');
  const current = readFileSync(file, 'utf8');
  expect((JSON.parse(current) as RemoteManifest).routes[0]?.pages).toBeDefined();
  checkout.edit('remote-courses/remote.json', (text) =>
    text.replace('"contract": 2', '"contract": 1').replace(/,\s*"pages": \[[^\]]*\]/, ''),
  );
  await checkout.remote(composed.dataDir, 'publish', 'courses');
  expect(readRegistry(composed.dataDir).remotes.courses?.manifest.contract).toBe(1);
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses, published together');
  // What the contract changed: the site answers for addresses below a route as it did then.
  expect((await page.request.get('/courses/nope')).status()).toBe(200);
  await checkout.remote(composed.dataDir, 'rollback', 'courses');
  expect((await page.request.get('/courses/nope')).status()).toBe(404);
  writeFileSync(file, current);
});

test('the same content again is no new version', async ({ composed }) => {
  expect(await checkout.remote(composed.dataDir, 'publish', 'courses')).toContain('nothing has changed');
});

test('a version that cannot be loaded is replaced by the one before it, and the console names it', async ({
  composed,
  page,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource|Refused to execute script|integrity/);
  allowComplaint(/\[remote courses@/);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const { version } = readRegistry(composed.dataDir).remotes.courses ?? { version: '' };
  const folder = versionFolder(composed.dataDir, 'courses', version);
  for (const file of readdirSync(folder)) if (file.startsWith('remoteEntry')) rmSync(path.join(folder, file));
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: COURSES_HEADING })).toBeVisible();
  expect(said.join('\n')).toContain(`[remote courses@${version}]`);
  await checkout.remote(composed.dataDir, 'rollback', 'courses');
});

test('a remote moved to another origin works: its code, its data files, its menu', async ({
  composed,
  page,
}) => {
  const origin = await startFaultyOrigin(composed.dataDir);
  try {
    const { version } = readRegistry(composed.dataDir).remotes.courses ?? { version: '' };
    await checkout.remote(composed.dataDir, 'move', 'courses', `${origin.url}/courses/${version}/`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/courses');
    await expect(page.getByRole('heading', { level: 1, name: COURSES_HEADING })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Geriatric caregiving' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Courses' }).hover();
    await expect(page.getByRole('menuitem', { name: 'Geriatric caregiving' })).toBeVisible();
    const ofCourses = asked.filter((url) => /coursesPageData|coursesMenu|remoteEntry/.test(url));
    expect(ofCourses.length).toBeGreaterThan(2);
    for (const url of ofCourses) expect(url).toContain(origin.url);
    await checkout.remote(composed.dataDir, 'move', 'courses', 'here');
  } finally {
    await origin.close();
  }
});
