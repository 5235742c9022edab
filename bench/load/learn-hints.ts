import type { Browser } from '@playwright/test';
import { matchRoute } from '@nivara/shared/contracts/route-match';
import { hashOf } from '../../registry/build-record';
import { versionFolder } from '../../registry/data-folder';
import { changeRegistry } from '../../registry/registry-file';
import { SINGLE_BASE, SINGLE_VERSION } from './build-single';
import { scriptsUntil, waitForArrival } from './probe';
import { addModuleName } from './prerender-single';
import type { Scenario } from './scenarios';
import type { Side } from './side';
import { openPage } from './bench-page';

const MOST_ROUNDS = 5;

/** Gives the single build ideal hints, so that the comparison is fair: exactly the scripts that each page needs. */
export async function learnHints(
  browser: Browser,
  side: Side,
  scenarios: readonly Scenario[],
  dataDir: string,
): Promise<void> {
  for (const scenario of scenarios) await learn(browser, side, scenario, dataDir);
}

/** Loads the page again until no new scripts come, since lazy imports may arrive too late in one load. */
async function learn(browser: Browser, side: Side, scenario: Scenario, dataDir: string): Promise<void> {
  const needed = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { loaded, hinted } = await scriptsOf(browser, side, scenario);
    const late = loaded.filter((file) => !hinted.includes(file));
    if (round > 0 && late.length === 0) return;
    for (const file of loaded) needed.add(file);
    await hint(dataDir, scenario.path, [...needed]);
  }
  throw new Error(`${scenario.path} of the single build asks for other scripts each time`);
}

/** Returns the scripts that a page needed until it was ready, and those in its hints. */
async function scriptsOf(browser: Browser, side: Side, { path, kind }: Scenario) {
  const context = await side.newVisitor(browser, kind === 'signed-in');
  try {
    const { page } = await openPage(context, 'quick');
    await page.goto(side.url + path, { waitUntil: 'commit' });
    const { interactive } = await waitForArrival(page);
    const hinted = await page
      .locator('link[rel="preload"][as="script"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    return { loaded: await scriptsUntil(page, interactive), hinted };
  } finally {
    await context.close();
  }
}

async function hint(dataDir: string, path: string, scripts: string[]): Promise<void> {
  const folder = versionFolder(dataDir, 'single', SINGLE_VERSION);
  await changeRegistry(dataDir, async (registry) => {
    const match = matchRoute(registry, path);
    const entry = match && registry.remotes[match.remote];
    if (!match || !entry) throw new Error(`No remote owns ${path}`);
    const files = [...new Set(scripts)]
      .filter((address) => address.startsWith(SINGLE_BASE))
      .map((address) => address.slice(SINGLE_BASE.length))
      .filter((file) => file !== entry.entry);
    const module = `${match.route.module}@${path}`;
    entry.assets[module] = files;
    if (entry.server && module !== match.route.module)
      entry.server = await addModuleName(folder, entry.server, module, match.route.module);
    for (const file of files) entry.hashes[file] = await hashOf(folder, file);
    const route = { ...match.route, path, module, pages: match.route.pages ?? [path] };
    // A copy, so that the manifest of the sources stays unchanged.
    entry.manifest = {
      ...entry.manifest,
      routes: [...entry.manifest.routes.filter((other) => other.path !== path), route],
    };
  });
}
