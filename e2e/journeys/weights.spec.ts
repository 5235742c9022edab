import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import budgets from '@nivara/shared/contracts/budgets.json';
import { readPublished } from '../../shell/registry/build-record';
import { versionFolder } from '../../shell/registry/data-folder';
import { overBudget, weighRemote, weighShell } from '../../shell/registry/weigh';
import { expect, test } from '../fixtures/test';
import { manifests } from '../fixtures/remotes';

test('the shell’s start is within its budget', ({ composed }) => {
  const bytes = weighShell(path.join(composed.dataDir, 'shell'));
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(budgets.shellStart);
});

/** A remote's first version: later ones are those that other journeys make, broken ones among them. */
async function firstBuild(dataDir: string, name: string) {
  const published = [...(await readPublished(dataDir, name))].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const [version, record] = published[0] ?? [];
  if (!version || !record) throw new Error(`${name} is not published`);
  return { folder: versionFolder(dataDir, name, version), record };
}

for (const { name } of manifests) {
  test(`the first visit of ${name} and each of its screens are within their budgets`, async ({
    composed,
  }) => {
    const { folder, record } = await firstBuild(composed.dataDir, name);
    const weights = weighRemote(folder, record);
    expect(overBudget(name, weights)).toEqual([]);
    expect(weights.firstVisit).toBeGreaterThan(0);
    expect(Object.keys(weights.screens)).not.toHaveLength(0);
  });
}

test('every script asks to be compiled while it comes', async ({ composed }) => {
  const builds = await Promise.all(manifests.map(({ name }) => firstBuild(composed.dataDir, name)));
  for (const folder of [path.join(composed.dataDir, 'shell'), ...builds.map((build) => build.folder)]) {
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
    expect(scripts, folder).not.toEqual([]);
    for (const script of scripts)
      expect(readFileSync(path.join(folder, script), 'utf8'), script).toMatch(
        /^\/\/# allFunctionsCalledOnLoad\n/,
      );
  }
});
