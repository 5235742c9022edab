import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Boot, PageScript, RemoteBuild, ServerBuild } from '@nivara/shared/contracts/registry';
import type { RouteMatch } from '@nivara/shared/contracts/route-match';
import type { ShellBundle } from '@nivara/shared/contracts/server-build';
import { BUILD_RECORD, type BuildRecord } from '../../../registry/build-record';
import { runBundle } from './load-bundle';
import { ORIGIN_PLACEHOLDER, type Outcome, type Task, type ThreadData } from './messages';
import { withPictureInPage } from './picture-in-page';
import { ASSETS_PATH, REMOTES_PATH } from '@nivara/shared/contracts/site-paths';

const requireInstalled = createRequire(import.meta.url);
let shellBundle: ShellBundle | undefined;

/** Renders one page with the bundles of the shell and of the path's remote. */
export async function renderTask(
  { id, boot, pathname, match, siteData, user }: Task,
  { dataDir, shellDir }: ThreadData,
): Promise<Outcome> {
  const build = boot.registry.remotes[match.remote];
  const folder = build && folderOf(build, dataDir);
  if (!build?.server || !folder) return { id, scripts: [] };
  const shell = (shellBundle ??= runShell(shellDir));
  const imports = new Set<string>();
  const sharedModules: Record<string, unknown> = shell.sharedModules;
  const modules = runBundle(path.join(folder, build.server.file), build.server, {
    require: (name) => sharedModules[name] ?? requirePackage(name),
    publicPath: build.base,
    imports,
  });
  const module = modules[match.route.module];
  if (match.route.access === 'signed-in') {
    // The browser shows the error; here only the scripts that were imported count.
    if (user) await shell.tryPage({ pathname, module }, user).catch(() => undefined);
    return { id, scripts: scriptsOf([...imports], build, folder) };
  }
  const rendered = await shell.renderPage({
    boot: { ...NO_VISITOR, ...boot },
    pathname,
    match,
    build,
    module,
    data: new Map([...dataOf(match, build, folder), ...Object.entries(siteData ?? {})]),
    origin: ORIGIN_PLACEHOLDER,
  });
  const { redirectTo, ...page } = rendered;
  const scripts = scriptsOf([...imports], build, folder);
  if (redirectTo && redirectTo !== pathname && OWN_PAGE.test(redirectTo)) return { id, redirectTo, scripts };
  // A page without a heading is still loading, so the browser has to render it.
  if (!/<h1[\s>]/.test(page.body)) return { id, scripts };
  return { id, page: withPictureInPage(page, { base: build.base, folder }), scripts };
}

/** Matches redirects within the site; other redirects are left to the browser. */
const OWN_PAGE = /^\/(?!\/)[\w\-./~%?=&#]*$/;

/** Pages are kept for all visitors, so nothing of one visitor may get into them. */
const NO_VISITOR = { ticket: '', registryKey: '', timeLimitMs: 0 } satisfies Partial<Boot>;

/** Only builds in the site's own folder run on the server, never code from another origin. */
function folderOf({ base }: RemoteBuild, dataDir: string): string | undefined {
  return base.startsWith(`${REMOTES_PATH}/`) ? path.join(dataDir, base) : undefined;
}

function runShell(shellDir: string): ShellBundle {
  const build = JSON.parse(readFileSync(path.join(shellDir, 'server.json'), 'utf8')) as ServerBuild;
  const surroundings = { require: requirePackage, publicPath: `${ASSETS_PATH}/`, imports: new Set<string>() };
  // The bundle's type is known, since runBundle checks its hash and the site built it.
  return runBundle(path.join(shellDir, build.file), build, surroundings) as unknown as ShellBundle;
}

/** Packages that bundles share with the server; all others are bundled. */
const PACKAGES = /^(react|react-dom|styled-components|react-router-dom)(\/[\w-]+)?$/;

function requirePackage(name: string): unknown {
  if (!PACKAGES.test(name)) throw new Error(`A bundle asks for ${name}, which it is not given`);
  return requireInstalled(name);
}

/** Data files that the remote publishes. */
function dataOf({ route }: RouteMatch, { base }: RemoteBuild, folder: string): Map<string, unknown> {
  const files = (route.data ?? []).filter((file) => existsSync(path.join(folder, file)));
  return new Map(
    files.map((file) => [base + file, JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown]),
  );
}

const records = new Map<string, Pick<BuildRecord, 'lazy'>>();

function scriptsOf(imports: string[], { base }: RemoteBuild, folder: string): PageScript[] {
  const record =
    records.get(folder) ??
    (JSON.parse(readFileSync(path.join(folder, BUILD_RECORD), 'utf8')) as Pick<BuildRecord, 'lazy'>);
  records.set(folder, record);
  const files = imports.flatMap((name) => record.lazy[name] ?? []);
  return [...new Map(files.map(({ file, integrity }) => [file, { href: base + file, integrity }])).values()];
}
