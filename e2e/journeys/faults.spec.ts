import type { Page } from '@playwright/test';
import type { RegistryEntry } from '@nivara/shared/contracts/registry';
import { buildOf } from '@nivara/shared/contracts/registry-for-visitor';
import { changeRegistry, readRegistry } from '../../registry/registry-file';
import { describeHistory } from '../../registry/describe-history';
import { inFullRun } from '../../shared/testing/test-extent';
import { FAULTS_IN_CODE, writeFaultyBuild, type FaultInCode } from '../fixtures/faulty-builds';
import { startFaultyOrigin, type Fault, type FaultyOrigin } from '../fixtures/faulty-origin';
import { firstPage, manifests } from '../fixtures/remotes';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

const ENTRY = /^remoteEntry\./;
const CHUNK = /^routes\./;

test.describe.configure({ mode: 'parallel' });

let origin: FaultyOrigin;
test.beforeAll(async ({ composed }) => {
  origin = await startFaultyOrigin(composed.dataDir);
});
test.afterAll(() => origin.close());

interface Row {
  /** Makes a new version that fails in this way; the good one stays as it is. */
  make: (good: RegistryEntry, version: string, dataDir: string, name: string) => RegistryEntry;
  fault?: { file: RegExp; fault: Fault };
  /** The fallback's text when no other version works. */
  message: RegExp;
  /** The failure report; absent where nothing fails. */
  report?: RegExp;
  /** True if Retry helps once the files are back. */
  mends?: boolean;
}

const unavailable = /could not be fetched/;
const broken = /does not work as it should/;

/** Serves the good files as a new version from a faulty origin. */
const onFaultyOrigin: Row['make'] = (good, version, _dataDir, name) => ({
  ...good,
  version,
  base: `${origin.url}/${name}/${good.version}/`,
});

const inFiles = (file: RegExp, fault: Fault, report?: RegExp, message = unavailable): Row => ({
  make: onFaultyOrigin,
  fault: { file, fault },
  message,
  mends: true,
  ...(report ? { report } : {}),
});

const inCode = (fault: FaultInCode, report: RegExp): Row => ({
  make: (good, version, dataDir, name) => ({ ...good, ...writeFaultyBuild(dataDir, name, version, fault) }),
  message: broken,
  report,
});

const rows: Record<string, Row> = {
  'all its files are missing': inFiles(/./, 'missing', /\(unavailable\)/),
  'its entry is missing': inFiles(ENTRY, 'missing', /\(unavailable\)/),
  'its entry hangs': inFiles(ENTRY, 'hanging', /\(slow\)/, /taking too long/),
  'all its files hang': inFiles(/./, 'hanging', /\(slow\)/, /taking too long/),
  'its entry is corrupt': inFiles(ENTRY, 'corrupt', /\(unavailable\)/),
  'its entry has another hash than the registry says': {
    make: (good, version) => ({ ...good, version, integrity: `sha256-${'A'.repeat(43)}=` }),
    message: unavailable,
    report: /\(unavailable\)/,
  },
  'its entry has no hash': {
    make: (good, version) => ({ ...good, version, integrity: '' }),
    message: unavailable,
    report: /\(unavailable\): .* has no hash/,
  },
  'a chunk is missing': inFiles(CHUNK, 'missing', /\(unavailable\)/),
  'a chunk is tampered with': inFiles(CHUNK, 'tampered', /\(unavailable\)/),
  ...Object.fromEntries(
    Object.keys(FAULTS_IN_CODE).map((fault) => [`it ${fault}`, inCode(fault as FaultInCode, /\(broken\)/)]),
  ),
  'its manifest is of another contract': {
    make: (good, version) => ({ ...good, version, manifest: { ...good.manifest, contract: 99 } }),
    message: /made for another version of the site/,
    report: /\(other-contract\)/,
  },
  'it is slow': inFiles(/./, 'slow'),
};

const OF_EACH_KIND = [
  'its entry is missing',
  'all its files hang',
  'a chunk is missing',
  'it throws while it renders',
];
/** Rows that fail in the same code as another row. */
const LIKE_ANOTHER = ['all its files are missing', 'its entry hangs'];

/** One remote is tested with each kind of fault, every other remote with one: the shell treats all alike. */
function isInFastRun(remote: string, what: string, hasPrevious: boolean): boolean {
  if (remote !== 'courses') return what === 'its entry is missing';
  if (hasPrevious) return OF_EACH_KIND.includes(what) || what === 'its manifest is of another contract';
  return !LIKE_ANOTHER.includes(what);
}

async function expectRestWorks(page: Page, faulty: string) {
  await expect(page.getByRole('banner').getByRole('link', { name: /home page/ })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'General' })).toBeVisible();
  const others = manifests.flatMap(({ name }) => (name === faulty ? [] : (firstPage[name] ?? [])));
  const there = others.find(({ link }) => link !== undefined);
  if (!there) throw new Error('There is no other remote to try');
  await page.getByRole('contentinfo').getByRole('link', { name: there.link, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: there.heading })).toBeVisible();
  await page.goBack();
}

for (const { name } of manifests) {
  const target = firstPage[name];
  if (!target) throw new Error(`Add the first page of ${name} to fixtures/remotes.ts`);

  test.describe(`the remote ${name}`, () => {
    let good: RegistryEntry;
    test.beforeEach(async ({ composed, page, allowComplaint }) => {
      // The browser and the shell both log the fault.
      allowComplaint(new RegExp(`\\[remote ${name}@`));
      allowComplaint(/Failed to load resource|integrity|Uncaught|SyntaxError|Loading chunk|ERR_/);
      allowComplaint(/not today|no picture|too late/);
      // React renders again after an error, and logs this if the fallback is already there.
      allowComplaint(/React error #520/);
      origin.mend();
      good = entryOf(composed.dataDir, name);
      await signInByCall(page, composed.url, target.account);
    });
    test.afterEach(async ({ composed }) => {
      origin.mend();
      await putEntry(composed.dataDir, name, good);
    });

    for (const [index, [what, row]] of Object.entries(rows).entries()) {
      if (name !== 'courses' && !OF_EACH_KIND.includes(what)) continue;
      for (const before of name === 'courses' ? ['a previous version', 'none'] : ['none']) {
        const version = `9.${before === 'none' ? 0 : 1}.${index}`;
        const register = () =>
          test(`when ${what}, ${before === 'none' ? 'without' : 'with'} a previous version, nothing else is affected`, async ({
            composed,
            page,
          }) => {
            const faulty = row.make(good, version, composed.dataDir, name);
            const previous = { ...buildOf(good), manifest: good.manifest };
            const entry = before === 'none' ? faulty : { ...faulty, previous };
            await putEntry(composed.dataDir, name, entry);
            if (row.fault) origin.fail(row.fault.file, row.fault.fault);
            await page.goto(target.path);

            const panel = page.getByRole('alert').filter({ hasText: 'This part can’t be shown right now' });
            const itsHeading = page.getByRole('heading', { level: 1, name: target.heading });
            if (before === 'none' && row.report) {
              await expect(panel).toContainText(row.message);
              await expectRestWorks(page, name);
              await expect(panel).toBeVisible();
              if (row.mends) origin.mend();
              else await putEntry(composed.dataDir, name, good);
              await panel.getByRole('button', { name: 'Retry' }).click();
            }
            await expect(itsHeading).toBeVisible();
            await expect(
              page.getByRole('main').getByText(target.data).filter({ visible: true }).first(),
            ).toBeVisible();
            await expect(panel).toHaveCount(0);
            expect(await page.evaluate(() => 'tampered' in window)).toBe(false);

            const history = () => describeHistory(composed.dataDir, name);
            if (row.report)
              await expect.poll(history).toMatch(new RegExp(`${version} .*${row.report.source}`));
            else expect(history()).not.toContain(`  ${version}  `);
          });
        if (isInFastRun(name, what, before !== 'none')) register();
        else
          inFullRun(
            'every fault of one remote, with and without a previous version, and four of every other remote',
            register,
          );
      }
    }
  });
}

test('a registry that was changed in transit is never used', async ({ composed, page, allowComplaint }) => {
  allowComplaint(
    /\[remote courses@|Failed to load resource|Refused to execute script|current registry is kept/,
  );
  const good = entryOf(composed.dataDir, 'courses');
  await putEntry(composed.dataDir, 'courses', { ...good, version: '9.2.0', entry: 'remoteEntry.gone.js' });
  await page.goto('/courses');
  const panel = page.getByRole('alert').filter({ hasText: 'This part can’t be shown right now' });
  await expect(panel).toBeVisible();

  await putEntry(composed.dataDir, 'courses', good);
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/"contract":\d+/, '"contract":1'),
    });
  });
  const heard = page.waitForEvent('console', (message) => message.text().includes('not signed by this site'));
  await panel.getByRole('button', { name: 'Retry' }).click();
  await heard;
  await expect(panel).toBeVisible();

  await page.unroute('**/registry.json');
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Learn from/ })).toBeVisible();
});

function entryOf(dataDir: string, name: string): RegistryEntry {
  const entry = readRegistry(dataDir).remotes[name];
  if (!entry) throw new Error(`${name} is not live`);
  return entry;
}

const putEntry = (dataDir: string, name: string, entry: RegistryEntry) =>
  changeRegistry(dataDir, ({ remotes }) => void (remotes[name] = entry));
