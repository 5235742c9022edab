import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies } from 'semver';
import { siteFile } from '../../registry/data-folder';
import type { SiteRecord } from '../../registry/site-record';
import { examineInBrowser } from './examine-in-browser';
import type { BuildToPublish } from '../../registry/publish-build';
import { overBudget, weighRemote } from './weigh';

/** Checks the budgets and, once a site has run, the shared versions and the build in a browser. */
export async function examineBuild(build: BuildToPublish, dataDir: string): Promise<string[]> {
  const reasons = overBudget(build.record.manifest.name, weighRemote(build.folder, build.record));
  const site = readSite(dataDir);
  if (!site) return reasons;
  const quickReasons = [...reasons, ...foreignVersions(build, site)];
  return quickReasons.length > 0 ? quickReasons : examineInBrowser(build, dataDir, site);
}

/** A verdict without a site is incomplete: no browser has shown the build. */
export const unexaminedNote = (dataDir: string): string =>
  readSite(dataDir) ? '' : `\nNo site has run on ${dataDir} yet, so no browser has examined the build.`;

function readSite(dataDir: string): SiteRecord | undefined {
  const file = siteFile(dataDir);
  if (!existsSync(file)) return undefined;
  const site = JSON.parse(readFileSync(file, 'utf8')) as SiteRecord;
  return existsSync(path.join(site.shellDir, 'page.html')) ? site : undefined;
}

function foreignVersions({ record }: BuildToPublish, { shellDir }: SiteRecord): string[] {
  const provided = JSON.parse(readFileSync(path.join(shellDir, 'shared.json'), 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(record.shared).flatMap(([name, wanted]) => {
    const version = provided[name] ?? provided[name.split('/')[0] ?? ''];
    if (!version) return [`It needs ${name} from the page, but the live shell does not provide it.`];
    return satisfies(version, wanted)
      ? []
      : [`It needs ${name} ${wanted}; the live shell provides ${version}.`];
  });
}
