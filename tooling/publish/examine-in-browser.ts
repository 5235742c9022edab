import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { RoleName } from '@nivara/shared/contracts/remote-manifest';
import { REPORTS_PATH, type RemoteReport } from '@nivara/shared/contracts/report';
import { ROLE, SESSION_COOKIE, type SessionAnswer } from '@nivara/shared/contracts/session';
import { CHROMIUM_FLAGS, findChromium } from '../find-chromium';
import { readEnvironment } from '../../shell/server/environment';
import { buildSite } from '../../shell/server/site';
import type { BuildToPublish } from '../../registry/publish-build';
import { remotesFolder, versionBase, versionFolder } from '../../registry/data-folder';
import type { SiteRecord } from '../../registry/site-record';
import { liveEntry } from '../../registry/publish-build';
import { Refusal } from '../../registry/refusal';
import { changeRegistry, readRegistry } from '../../registry/registry-file';

/** The build is examined as this version, which nobody publishes. */
const CANDIDATE = '0.0.0';
const TIME_LIMIT_MS = 15_000;

/** Loads one route of each module, and each modal, of a build in a browser, with the live shell and remotes. */
export async function examineInBrowser(
  build: BuildToPublish,
  dataDir: string,
  { shellDir }: SiteRecord,
): Promise<string[]> {
  const executablePath = await findBrowser();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nivara-examine-'));
  const service = await startSilentService();
  try {
    await layOut(build, dataDir, folder);
    const environment = readEnvironment({ DATA_DIR: folder, SHELL_DIR: shellDir }, folder);
    const site = buildSite({ ...environment, serviceUrl: service.url });
    const reports: RemoteReport[] = [];
    site.addHook('preHandler', async ({ url, body }) => {
      if (url === REPORTS_PATH) reports.push(body as RemoteReport);
    });
    site.log.level = 'silent';
    try {
      const url = await site.listen({ host: '127.0.0.1', port: 0 });
      const browser = await startBrowser(executablePath);
      try {
        return await faultsOf(build, await browser.newContext(), { url, reports, signIn: service.signIn });
      } finally {
        await browser.close();
      }
    } finally {
      // A site that goes on listening keeps the whole program alive.
      await site.close();
    }
  } finally {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface ExaminedSite {
  url: string;
  reports: RemoteReport[];
  signIn: (role: RoleName | undefined) => void;
}

async function faultsOf(
  { record: { manifest, container } }: BuildToPublish,
  context: BrowserContext,
  { url, reports, signIn }: ExaminedSite,
): Promise<string[]> {
  await context.addCookies([{ name: SESSION_COOKIE.plain, value: 'examined', url }]);
  const page = await context.newPage();
  const faults: string[] = [];
  // One page per module is enough; the remote's own tests cover its other pages.
  const modules = new Map(manifest.routes.toReversed().map((route) => [route.module, route]));
  for (const route of modules.values()) {
    reports.length = 0;
    signIn(route.roles?.[0]);
    await page.goto(url + route.path, { waitUntil: 'networkidle' }).catch(() => undefined);
    const own = await untilReported(reports, manifest.name);
    if (own.length === 0) faults.push(`${route.path} was not shown within ${TIME_LIMIT_MS / 1000} s.`);
    for (const report of own)
      if (report.what === 'failed')
        faults.push(`${route.path}: ${report.doing} failed (${report.kind}): ${report.message}`);
  }
  const modals = Object.entries(manifest.modals ?? {});
  if (faults.length === 0) faults.push(...(await brokenModals(page, container, modals)));
  return faults;
}

/** Makes a data folder that links to the site's versions, with the build as the remote's live version. */
async function layOut(
  { folder: files, record }: BuildToPublish,
  dataDir: string,
  folder: string,
): Promise<void> {
  const { name } = record.manifest;
  await mkdir(path.dirname(versionFolder(folder, name, CANDIDATE)), { recursive: true });
  await symlink(files, versionFolder(folder, name, CANDIDATE));
  for (const other of await readdir(remotesFolder(dataDir)).catch(() => [])) {
    if (other !== name)
      await symlink(path.join(remotesFolder(dataDir), other), path.join(remotesFolder(folder), other));
  }
  const { remotes } = readRegistry(dataDir);
  await changeRegistry(folder, (registry) => {
    const entry = liveEntry(name, CANDIDATE, record, undefined);
    // Pages report success only for a version that has a previous version. The previous version invented here has no
    // files, so no page falls back to it.
    const previous = { ...entry, base: versionBase(name, 'none'), version: 'none', container: 'none' };
    registry.remotes = { ...remotes, [name]: { ...entry, previous } };
  });
}

/** Answers only the question who is signed in, with the role of the page: pages must also work without their data. */
async function startSilentService() {
  const answer: SessionAnswer = {
    user: {
      access_token: 'examined',
      M_RoleID: ROLE.patient,
      UserName: 'examined',
      M_DesignationID: null,
      M_DepartmentID: null,
      M_EmployeeID: null,
      TableUserID: 'examined',
      UserFullName: 'Examined Person',
    },
    sessionKey: 'examined',
  };
  const signIn = (role: RoleName | undefined) => {
    answer.user.M_RoleID = role ? ROLE[role] : ROLE.patient;
  };
  const server = createServer((request, response) => {
    const known = request.url === '/session';
    response.writeHead(known ? 200 : 503, { 'content-type': 'application/json' });
    response.end(known ? JSON.stringify(answer) : '{"status":503,"title":"Not now"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    signIn,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function untilReported(reports: RemoteReport[], remote: string): Promise<RemoteReport[]> {
  const findOwn = () => reports.filter((report) => report.remote === remote && report.version === CANDIDATE);
  const deadline = Date.now() + TIME_LIMIT_MS;
  while (findOwn().length === 0 && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return findOwn();
}

/** Checks that each modal is a component. Opens none of them, since only the screens know their props. */
async function brokenModals(page: Page, container: string, modals: [string, string][]): Promise<string[]> {
  const kinds = await page.evaluate(
    async ([global, modules]) => {
      const { get } = Reflect.get(window, global) as {
        get: (module: string) => Promise<() => { default?: unknown }>;
      };
      return Promise.all(
        modules.map((module) =>
          get(module).then(
            (factory) => typeof factory().default,
            (error: unknown) => String(error),
          ),
        ),
      );
    },
    [container, modals.map(([, module]) => module)] as const,
  );
  return modals.flatMap(([name, module], index) =>
    kinds[index] === 'function' ? [] : [`The modal "${name}" (${module}) is no component: ${kinds[index]}.`],
  );
}

const NEEDED = 'A build is examined in a real browser before it goes live.';
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function findBrowser(): Promise<string> {
  try {
    return await findChromium();
  } catch (error) {
    throw new Refusal([`${NEEDED} ${messageOf(error)}`]);
  }
}

async function startBrowser(executablePath: string): Promise<Browser> {
  try {
    return await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  } catch (error) {
    const [reason] = messageOf(error).split('\n');
    throw new Refusal([`${NEEDED} ${executablePath} does not start (${reason}).`]);
  }
}
