import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Registry } from '@nivara/shared/contracts/registry';
import { versionFolder } from '../../registry/data-folder';
import { readRegistry } from '../../registry/registry-file';
import { startFaultyOrigin } from '../fixtures/faulty-origin';
import { COURSES_HEADING } from '../fixtures/headings';
import { manifests } from '../fixtures/remotes';
import { makeTeam, type Team } from '../fixtures/team';
import { expect, test } from '../fixtures/test';
import { firstVersion, publishVariant } from '../fixtures/variant';

test.describe.configure({ mode: 'serial' });

let team: Team;
test.beforeAll(() => {
  team = makeTeam();
});
test.afterAll(() => team.remove());

test('two teams publish at once: both are live, and no reader sees a broken registry', async ({
  composed,
  page,
}) => {
  let isDone = false;
  const reading = (async () => {
    let reads = 0;
    for (; !isDone; reads += 1) {
      const { remotes } = (await (await page.request.get('/registry.json')).json()) as Registry;
      expect(Object.keys(remotes).sort()).toEqual(manifests.map(({ name }) => name).sort());
      // A reader without pauses would keep a processor from the two builds.
      await setTimeout(5);
    }
    return reads;
  })();
  await Promise.all([
    team.publish(composed.dataDir, 'courses', 'Courses, published together'),
    team.publish(composed.dataDir, 'public', 'About, published together'),
  ]);
  isDone = true;
  expect(await reading).toBeGreaterThan(10);
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Courses, published together' })).toBeVisible();
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About, published together' })).toBeVisible();
});

test('a remote of the previous contract is published and shown', async ({ composed, page }) => {
  await publishVariant(composed.dataDir, 'courses', {
    manifest: (manifest) => ({ ...manifest, contract: 2 }),
  });
  expect(readRegistry(composed.dataDir).remotes.courses?.manifest.contract).toBe(2);
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(COURSES_HEADING);
  await team.rollback(composed.dataDir, 'courses');
});

/** The files with the remote's own copy of the page's parts. */
function filesWithParts(folder: string): string[] {
  const maps = readdirSync(folder).filter((file) => file.endsWith('.js.map'));
  return maps
    .filter((map) => readFileSync(path.join(folder, map), 'utf8').includes('/shared/ui/form/button.tsx'))
    .map((map) => map.replace(/\.map$/, ''));
}

test('remotes that were built with another version of the page’s parts each load their own copy', async ({
  composed,
  page,
}) => {
  const { folder, record } = await firstVersion(composed.dataDir, 'courses');
  const entry = readFileSync(path.join(folder, record.entry), 'utf8');
  const [version] = /1\.0\.0-h[0-9a-f]{12}/.exec(entry) ?? [];
  if (!version) throw new Error('The entry names no version of the parts');
  const scripts: string[] = [];
  page.on('response', (answer) => {
    scripts.push(path.basename(new URL(answer.url()).pathname));
  });
  const publicFolder = (await firstVersion(composed.dataDir, 'public')).folder;
  const partsOf = (of: string) => filesWithParts(of).filter((file) => scripts.includes(file));
  const openBoth = async (heading: string) => {
    scripts.length = 0;
    await page.goto('/courses');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    // The heading is prerendered, and the scripts come later.
    await page.waitForLoadState('networkidle');
    const ofCourses = partsOf(folder);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(`${composed.url}/`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
    await page.waitForLoadState('networkidle');
    return [ofCourses.length, partsOf(publicFolder).length];
  };
  expect(await openBoth('Courses, published together')).toEqual([0, 0]);
  for (const name of ['courses', 'public'])
    await publishVariant(composed.dataDir, name, { text: [version, '1.0.0-hffffffffffff'] });
  expect(await openBoth(COURSES_HEADING)).toEqual([1, 1]);
  for (const name of ['courses', 'public']) await team.rollback(composed.dataDir, name);
});

test('the same content is not published as a new version', async ({ composed }) => {
  const before = readRegistry(composed.dataDir);
  await team.publish(composed.dataDir, 'courses', 'Courses, published together');
  expect(readRegistry(composed.dataDir)).toEqual(before);
});

test('a version that cannot be loaded falls back to the previous one and is named in the console', async ({
  composed,
  page,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource|Refused to execute script|integrity/);
  allowComplaint(/\[remote courses@/);
  const consoleTexts: string[] = [];
  page.on('console', (message) => consoleTexts.push(message.text()));
  const { version } = readRegistry(composed.dataDir).remotes.courses ?? { version: '' };
  const folder = versionFolder(composed.dataDir, 'courses', version);
  for (const file of readdirSync(folder)) if (file.startsWith('remoteEntry')) rmSync(path.join(folder, file));
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: COURSES_HEADING })).toBeVisible();
  expect(consoleTexts.join('\n')).toContain(`[remote courses@${version}]`);
  await team.rollback(composed.dataDir, 'courses');
});

test('a remote on another origin works with its code, its data files and its menu', async ({
  composed,
  page,
}) => {
  const origin = await startFaultyOrigin(composed.dataDir);
  try {
    const { version } = readRegistry(composed.dataDir).remotes.courses ?? { version: '' };
    await team.move(composed.dataDir, 'courses', `${origin.url}/courses/${version}/`);
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await page.goto('/courses');
    await expect(page.getByRole('heading', { level: 1, name: COURSES_HEADING })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Geriatric caregiving' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Courses' }).hover();
    await expect(page.getByRole('menuitem', { name: 'Geriatric caregiving' })).toBeVisible();
    const ofCourses = requestedUrls.filter((url) =>
      /coursesPageData|coursesMenu|courses\/.*remoteEntry/.test(url),
    );
    expect(ofCourses.length).toBeGreaterThan(2);
    for (const url of ofCourses) expect(url).toContain(origin.url);
    await team.move(composed.dataDir, 'courses', 'here');
  } finally {
    await origin.close();
  }
});
