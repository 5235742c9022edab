import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import budgets from '@nivara/shared/contracts/budgets.json';
import { examineBuild } from '../../tooling/publish/examine-build';
import { overBudget, weighRemote, weighShell } from '../../tooling/publish/weigh';
import { root } from '../../tooling/processes';
import { expect, test } from '../fixtures/test';
import { manifests } from '../fixtures/remotes';
import { signInByCall } from '../fixtures/sign-in';
import { firstVersion } from '../fixtures/variant';

test('the shell’s start is within its budget', ({ composed }) => {
  const bytes = weighShell(path.join(composed.dataDir, 'shell'));
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(budgets.shellStart);
});

for (const { name } of manifests) {
  test(`the first visit of ${name} and each of its screens are within their budgets`, async ({
    composed,
  }) => {
    const { folder, record } = await firstVersion(composed.dataDir, name);
    const weights = weighRemote(folder, record);
    expect(overBudget(name, weights)).toEqual([]);
    expect(weights.firstVisit).toBeGreaterThan(0);
    expect(Object.keys(weights.screens)).not.toHaveLength(0);
  });
}

for (const { name } of manifests) {
  test(`${name} passes the check before a publish: each module loads in the live shell`, async ({
    composed,
  }) => {
    const { folder, record } = await firstVersion(composed.dataDir, name);
    expect(await examineBuild({ folder, record }, composed.dataDir)).toEqual([]);
  });
}

test('a remote’s files have no copy of the parts in shared/ui/page-parts.ts', async ({ composed }) => {
  const list = readFileSync(path.join(root, 'shared/ui/page-parts.ts'), 'utf8');
  const parts = [...list.matchAll(/from '\.(.+)'/g)].map(([, part]) => `/shared/ui${part}.ts`);
  expect(parts).toContain('/shared/ui/form/button.ts');
  for (const { name } of manifests) {
    const { folder, record } = await firstVersion(composed.dataDir, name);
    const lazy = Object.values(record.lazy).flatMap((files) => files.map(({ file }) => file));
    for (const file of new Set([...Object.values(record.assets).flat(), ...lazy])) {
      const { sources } = JSON.parse(readFileSync(path.join(folder, `${file}.map`), 'utf8')) as {
        sources: string[];
      };
      const copied = sources.filter((source) => parts.some((part) => source.includes(part)));
      expect(copied, `${name}: ${file}`).toEqual([]);
    }
  }
});

test('every script asks V8 to compile it while it downloads', async ({ composed }) => {
  const builds = await Promise.all(manifests.map(({ name }) => firstVersion(composed.dataDir, name)));
  for (const folder of [path.join(composed.dataDir, 'shell'), ...builds.map((build) => build.folder)]) {
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
    expect(scripts, folder).not.toEqual([]);
    for (const script of scripts)
      expect(readFileSync(path.join(folder, script), 'utf8'), script).toMatch(
        /^\/\/# allFunctionsCalledOnLoad\n/,
      );
  }
});

test('a guarded page preloads the scripts of its screen', async ({ page, composed }) => {
  await signInByCall(page, composed.url);
  for (const [address, chunk] of [
    ['bookings', 'bookings'],
    ['bills', 'bills'],
    ['tests/reports', 'tests'],
  ] as const) {
    const html = async () =>
      (
        await page.request.get(`${composed.url}/user/patient/${address}`, {
          headers: { accept: 'text/html' },
        })
      ).text();
    const hint = new RegExp(`<link rel="preload" href="/remotes/patient/[^"]+/${chunk}\\.[0-9a-f]+\\.js"`);
    await expect.poll(html, address).toMatch(hint);
  }
});
