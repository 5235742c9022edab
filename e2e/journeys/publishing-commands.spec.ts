import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { thisRunDoes } from '../../shared/testing/test-extent';
import type { BuildToPublish } from '../../registry/publish-build';
import { stagingFolder } from '../../registry/data-folder';
import { examineBuild } from '../../tooling/publish/examine-build';
import { Refusal } from '../../registry/refusal';
import { readRegistry } from '../../registry/registry-file';
import { copyCheckout, type Checkout } from '../fixtures/checkout';
import { makeWithoutComponent } from '../fixtures/faulty-builds';
import { fingerprint } from '../fixtures/fingerprint';
import { changeHeading, COURSES_HEADING, COURSES_SCREEN } from '../fixtures/headings';
import { expect, test } from '../fixtures/test';
import { makeVariant, publishVariant } from '../fixtures/variant';

// All journeys share a checkout, so that webpack can use its cache.
test.describe.configure({ mode: 'serial' });

let checkout: Checkout;
test.beforeAll(() => {
  checkout = copyCheckout();
});
test.afterAll(() => checkout.remove());

test('a team publishes into the running site and rolls back; the shell stays unchanged', async ({
  composed,
  page,
}) => {
  const shell = path.join(composed.dataDir, 'shell');
  const before = fingerprint(shell);
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: COURSES_HEADING })).toBeVisible();

  checkout.edit(COURSES_SCREEN, changeHeading('Courses with a new heading'));
  expect(await checkout.remote(composed.dataDir, 'publish', 'courses')).toContain('is live.');
  expect(await checkout.remote(composed.dataDir, 'list')).toMatch(/^courses \S+ from .*, before it \S+$/m);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Courses with a new heading' })).toBeVisible();

  expect(await checkout.remote(composed.dataDir, 'rollback', 'courses')).toContain('is live again.');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: COURSES_HEADING })).toBeVisible();
  expect(fingerprint(shell)).toBe(before);
});

const COMPONENT = 'export default pagesOf(';
const NO_COMPONENT = `export default JSON.parse('{}');\n`;

interface RefusedPublish {
  what: string;
  break: () => void;
  mend?: () => void;
  args?: (live: string) => string[];
  /** Does the same without a build, for the fast run; rejects with the reasons. */
  directly?: (dataDir: string, live: string) => Promise<unknown>;
  reason: RegExp;
}

/** Runs the checks of publish that follow the build. */
async function examine(build: BuildToPublish, dataDir: string): Promise<void> {
  const reasons = await examineBuild(build, dataDir);
  if (reasons.length > 0) throw new Refusal(reasons);
}

const refusals: RefusedPublish[] = [
  {
    what: 'a version that is published already with other content',
    break: () => checkout.edit(COURSES_SCREEN, changeHeading('Yet another heading')),
    args: (live) => ['--version', live],
    directly: (dataDir, version) =>
      publishVariant(dataDir, 'courses', { text: [COURSES_HEADING, 'Yet another heading'] }, { version }),
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
    what: 'a module without a component, which the type checker does not notice',
    break: () =>
      checkout.edit('remote-courses/src/routes.tsx', (text) =>
        text.replace(COMPONENT, `${NO_COMPONENT}export const made = pagesOf(`),
      ),
    mend: () =>
      checkout.edit('remote-courses/src/routes.tsx', (text) =>
        text.replace(`${NO_COMPONENT}export const made = pagesOf(`, COMPONENT),
      ),
    directly: async (dataDir) => examine(await makeWithoutComponent(dataDir, 'courses'), dataDir),
    reason:
      /\/courses: loading \.\/routes failed \(broken\): \.\/routes has no component as its default export/,
  },
  {
    what: 'a modal that asks for other props than the contract promises',
    break: () =>
      checkout.edit('remote-courses/src/modals/contact/contact-modal.tsx', (text) =>
        text.replace(
          /export default function (\w+)\(/,
          'export default function $1(_wish: { colour: string }) {\n  return null;\n}\nexport function Former(',
        ),
      ),
    mend: () =>
      checkout.edit('remote-courses/src/modals/contact/contact-modal.tsx', (text) =>
        text.replace(
          /export default function (\w+)\(_wish: \{ colour: string \}\) \{\n {2}return null;\n\}\nexport function Former\(/,
          'export default function $1(',
        ),
      ),
    reason: /exposed-modules\.ts.*error TS/,
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
    directly: async (dataDir) =>
      examine(
        await makeVariant(dataDir, 'courses', {
          text: [COURSES_HEADING, randomBytes(500_000).toString('hex')],
        }),
        dataDir,
      ),
    reason: /(?:It weighs \d+ bytes before its first route can run|adds \d+ bytes); .* allows \d+/,
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
    directly: async (dataDir) => {
      const { folder, record } = await makeVariant(dataDir, 'courses', {});
      await examine({ folder, record: { ...record, shared: { react: '^99.0.0' } } }, dataDir);
    },
    reason: /It needs react\S* \^99\.0\.0; the live shell provides 19\./,
  },
  {
    what: 'a route that another remote owns',
    break: () =>
      checkout.edit('remote-courses/remote.json', (text) =>
        text.replace('"path": "/courses"', '"path": "/about"'),
      ),
    mend: () =>
      checkout.edit('remote-courses/remote.json', (text) =>
        text.replace('"path": "/about"', '"path": "/courses"'),
      ),
    reason: /The route \/about clashes with \/about of the remote "public"/,
  },
  {
    what: 'a build that fails',
    break: () =>
      checkout.edit(
        COURSES_SCREEN,
        (text) => `${text}\nexport const lost = new URL('./nothing-here.png', import.meta.url);\n`,
      ),
    reason: /The build of remote-courses failed[^]*nothing-here/,
  },
];

const leftBuilds = (dataDir: string) => readdirSync(stagingFolder(dataDir));

for (const refusal of refusals) {
  test(`publish changes nothing when it refuses ${refusal.what}`, async ({ composed }) => {
    const before = readRegistry(composed.dataDir);
    const leftBefore = leftBuilds(composed.dataDir);
    const live = before.remotes.courses?.version ?? '';
    if (refusal.directly && !thisRunDoes('versions that are published by command')) {
      await expect(refusal.directly(composed.dataDir, live)).rejects.toThrow(refusal.reason);
    } else {
      refusal.break();
      const args = refusal.args?.(live) ?? [];
      await expect(checkout.remote(composed.dataDir, 'publish', 'courses', ...args)).rejects.toThrow(
        refusal.reason,
      );
      refusal.mend?.();
      expect(leftBuilds(composed.dataDir), 'builds that were left').toEqual(leftBefore);
    }
    expect(readRegistry(composed.dataDir)).toEqual(before);
  });
}
