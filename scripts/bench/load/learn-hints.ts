import type { Browser } from '@playwright/test';
import { matchRoute } from '@nivara/shared/contracts/route-match';
import { hashOf } from '../../../shell/registry/build-record';
import { versionFolder } from '../../../shell/registry/data-folder';
import { changeRegistry } from '../../../shell/registry/registry-file';
import { SINGLE_BASE, SINGLE_VERSION } from './build-single';
import { arrival, scriptsUntil } from './probe';
import type { Scenario } from './scenarios';
import type { Side } from './side';
import { openPage } from './slow-page';

/**
 * Hints made to measure: the single build is asked for each page once, and the scripts that it then needed become what
 * the site hints at for that page. No framework knows better; it makes the page a route of its own in the registry.
 */
export async function learnHints(
  browser: Browser,
  side: Side,
  scenarios: readonly Scenario[],
  dataDir: string,
): Promise<void> {
  for (const { path, kind } of scenarios) {
    const context = await side.newVisitor(browser, kind === 'signed-in');
    const { page } = await openPage(context, 'quick');
    await page.goto(side.url + path, { waitUntil: 'commit' });
    const { interactive } = await arrival(page);
    const scripts = await scriptsUntil(page, interactive);
    await context.close();
    await hint(dataDir, path, scripts);
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
    for (const file of files) entry.hashes[file] = await hashOf(folder, file);
    const route = { ...match.route, path, module, pages: [path] };
    // The manifest is this entry’s own copy: the sources’ stays as it is.
    entry.manifest = {
      ...entry.manifest,
      routes: [...entry.manifest.routes.filter((other) => other.path !== path), route],
    };
  });
}
