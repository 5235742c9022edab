import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest } from '@nivara/shared/contracts/remote-manifest';
import type { Registry } from '@nivara/shared/contracts/registry';
import { versionFolder } from '../../shell/registry/data-folder';
import { readRegistry } from '../../shell/registry/registry-file';
import { copyCheckout, type Checkout } from '../fixtures/checkout';
import { startFaultyOrigin } from '../fixtures/faulty-origin';
import { fingerprint } from '../fixtures/fingerprint';
import { manifests } from '../fixtures/remotes';
import { expect, test } from '../fixtures/test';

const SCREEN = 'remote-courses/src/screens/courses/courses-screen.tsx';
const FORMER = 'Learn from the people who do it';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let checkout: Checkout;
test.beforeAll(() => {
  checkout = copyCheckout();
});
test.afterAll(() => checkout.remove());

const changeHeading = (to: string) => (text: string) =>
  text.replace(/(<Heading level=\{1\}[^>]*>\s*)[^<]+/, `$1${to}`);

test('a team publishes its remote into the running site and takes it back; the shell does not change by a byte', async ({
  composed,
  page,
}) => {
  const shell = path.join(composed.dataDir, 'shell');
  const before = fingerprint(shell);
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: FORMER })).toBeVisible();

  checkout.edit(SCREEN, changeHeading('Courses with a new heading'));
  expect(await checkout.remote(composed.dataDir, 'publish', 'courses')).toContain('is live.');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Courses with a new heading' })).toBeVisible();

  expect(await checkout.remote(composed.dataDir, 'rollback', 'courses')).toContain('is live again.');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: FORMER })).toBeVisible();
  expect(fingerprint(shell)).toBe(before);
});

test('two teams publish at once: both end up live, and no reader ever sees a broken registry', async ({
  composed,
  page,
}) => {
  checkout.edit(SCREEN, changeHeading('Courses, published together'));
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
  await expect(page.getByRole('heading', { level: 1, name: FORMER })).toBeVisible();
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
    await expect(page.getByRole('heading', { level: 1, name: FORMER })).toBeVisible();
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

const refusals = [
  {
    what: 'a version that is there with other content',
    break: () => checkout.edit(SCREEN, changeHeading('Yet another heading')),
    args: (live: string) => ['--version', live],
    reason: /Version [\d.]+ of "courses" is published already, with other content/,
  },
  {
    what: 'a manifest that does not fit the contract',
    break: () =>
      checkout.edit('remote-courses/remote.json', (text) =>
        text.replace('"access": "public"', '"access": "all"'),
      ),
    mend: () =>
      checkout.edit('remote-courses/remote.json', (text) =>
        text.replace('"access": "all"', '"access": "public"'),
      ),
    reason: /does not fit the contract: \/routes\/0\/access/,
  },
  {
    what: 'a remote that is no component',
    break: () =>
      checkout.edit('remote-courses/src/routes.tsx', (text) =>
        text.replace(
          'export default function CoursesRoutes',
          'export default {};\nexport function CoursesRoutes',
        ),
      ),
    mend: () =>
      checkout.edit('remote-courses/src/routes.tsx', (text) =>
        text.replace(
          'export default {};\nexport function CoursesRoutes',
          'export default function CoursesRoutes',
        ),
      ),
    reason:
      /\/courses: loading \.\/routes failed \(broken\): \.\/routes has no component as its default export/,
  },
  {
    what: 'a remote that weighs too much',
    break: () =>
      checkout.edit('shared/contracts/budgets.json', (text) =>
        text.replace(/"courses": \d+/, '"courses": 100'),
      ),
    mend: () =>
      checkout.edit('shared/contracts/budgets.json', (text) =>
        text.replace('"courses": 100', '"courses": 99999'),
      ),
    reason: /It weighs \d+ bytes before its first route can run; .* allows 100/,
  },
  {
    what: 'a remote that needs another React than the live shell provides',
    break: () =>
      checkout.edit('webpack.common.js', (text) =>
        text.replace(
          "requiredVersion: `^${versions.dependencies[name.replace('/', '')]}`",
          "requiredVersion: '^99.0.0'",
        ),
      ),
    mend: () =>
      checkout.edit('webpack.common.js', (text) =>
        text.replace(
          "requiredVersion: '^99.0.0'",
          "requiredVersion: `^${versions.dependencies[name.replace('/', '')]}`",
        ),
      ),
    reason: /It needs react\S* \^99\.0\.0; the live shell provides 19\./,
  },
  {
    what: 'a route that another remote owns',
    break: () =>
      checkout.edit('remote-courses/remote.json', (text) =>
        text.replace('"/courses", "module"', '"/about", "module"'),
      ),
    mend: () =>
      checkout.edit('remote-courses/remote.json', (text) =>
        text.replace('"/about", "module"', '"/courses", "module"'),
      ),
    reason: /The route \/about clashes with \/about of the remote "public"/,
  },
  {
    what: 'a build that fails',
    break: () => checkout.edit(SCREEN, (text) => `import './nothing-here';\n${text}`),
    reason: /The build of remote-courses failed[^]*nothing-here/,
  },
];

for (const refusal of refusals) {
  test(`publish refuses ${refusal.what} and changes nothing`, async ({ composed }) => {
    const before = readRegistry(composed.dataDir);
    refusal.break();
    const args = refusal.args?.(before.remotes.courses?.version ?? '') ?? [];
    await expect(checkout.remote(composed.dataDir, 'publish', 'courses', ...args)).rejects.toThrow(
      refusal.reason,
    );
    refusal.mend?.();
    expect(readRegistry(composed.dataDir)).toEqual(before);
  });
}
