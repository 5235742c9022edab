import type { Page } from '@playwright/test';
import { changeRegistry } from '../../shell/registry/registry-file';
import { move } from '../../shell/registry/move';
import { startFaultyOrigin, type FaultyOrigin } from '../fixtures/faulty-origin';
import { firstPage, manifests } from '../fixtures/remotes';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

const ENTRY = /^remoteEntry\./;
const CHUNK = /^__federation_expose_routes\./;
/** A remote that hangs is given up on after 10 s. */
const PATIENCE = 20_000;

test.describe.configure({ mode: 'parallel' });

let origin: FaultyOrigin;
test.beforeAll(async ({ composed }) => {
  origin = await startFaultyOrigin(composed.dataDir);
});
test.afterAll(() => origin.close());

async function expectRestWorks(page: Page, broken: string) {
  await expect(page.getByRole('banner').getByRole('link', { name: /home page/ })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'General' })).toBeVisible();
  const others = manifests.flatMap(({ name }) => (name === broken ? [] : (firstPage[name] ?? [])));
  const there = others.find(({ link }) => link !== undefined);
  if (!there) throw new Error('There is no other remote to try');
  await page.getByRole('contentinfo').getByRole('link', { name: there.link, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: there.heading })).toBeVisible();
  await page.goBack();
}

for (const { name } of manifests) {
  const target = firstPage[name];
  if (!target) throw new Error(`Say in fixtures/remotes.ts what shows that ${name} runs`);

  test.describe(`the remote ${name}`, () => {
    test.beforeEach(async ({ composed, page, allowComplaint }) => {
      // The browser and the shell's own report name the fault that is made here on purpose.
      allowComplaint(new RegExp(`\\[remote ${name}@`));
      allowComplaint(/Failed to load resource|integrity|Uncaught|SyntaxError|Loading chunk|ERR_/);
      origin.mend();
      await signInByCall(page, composed.url);
    });
    test.afterEach(async ({ composed }) => {
      origin.mend();
      await move(name, 'here', composed.dataDir);
    });

    const faults = [
      { what: 'all its files are gone', file: /./, fault: 'missing' },
      { what: 'all its files hang', file: /./, fault: 'hanging' },
      { what: 'its entry is missing', file: ENTRY, fault: 'missing' },
      { what: 'its entry hangs', file: ENTRY, fault: 'hanging' },
      { what: 'its entry is corrupt', file: ENTRY, fault: 'corrupt' },
      { what: 'a chunk is missing', file: CHUNK, fault: 'missing' },
    ] as const;

    for (const { what, file, fault } of faults) {
      test(`costs only its own panel when ${what}, and Retry works once that is mended`, async ({
        composed,
        page,
      }) => {
        const { version } = await liveVersion(composed.dataDir, name);
        await move(name, `${origin.url}/${name}/${version}/`, composed.dataDir);
        origin.fail(file, fault);
        await page.goto(target.path);
        const panel = page.getByRole('alert').filter({ hasText: 'This part can’t be shown right now' });
        await expect(panel).toBeVisible({ timeout: PATIENCE });
        await expectRestWorks(page, name);
        await expect(panel).toBeVisible({ timeout: PATIENCE });
        origin.mend();
        await panel.getByRole('button', { name: 'Retry' }).click();
        await expect(page.getByRole('heading', { level: 1, name: target.heading })).toBeVisible();
        await expect(page.getByRole('main').getByText(target.data).first()).toBeVisible();
      });
    }

    test('costs only its own panel when its manifest is of another contract', async ({ composed, page }) => {
      await setContract(composed.dataDir, name, 99);
      try {
        await page.goto(target.path);
        const panel = page.getByRole('alert').filter({ hasText: 'made for another version of the site' });
        await expect(panel).toBeVisible();
        await expectRestWorks(page, name);
        await expect(panel).toBeVisible();
        await setContract(composed.dataDir, name, 1);
        await panel.getByRole('button', { name: 'Retry' }).click();
        await expect(page.getByRole('heading', { level: 1, name: target.heading })).toBeVisible();
      } finally {
        await setContract(composed.dataDir, name, 1);
      }
    });
  });
}

const liveVersion = (dataDir: string, name: string) =>
  changeRegistry(dataDir, ({ remotes }) => {
    const entry = remotes[name];
    if (!entry) throw new Error(`${name} is not live`);
    return entry;
  });

const setContract = (dataDir: string, name: string, contract: number) =>
  changeRegistry(dataDir, ({ remotes }) => {
    const entry = remotes[name];
    if (entry) entry.manifest.contract = contract;
  });
