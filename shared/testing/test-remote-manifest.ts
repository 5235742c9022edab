import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import Ajv from 'ajv';
import { namedModules, possibleFilesOf } from '../contracts/exposed-files';
import type { Load } from '../contracts/exposed-modules';
import type { RemoteManifest } from '../contracts/remote-manifest';
import schema from '../contracts/remote-manifest.schema.json';
import { isSiteFile } from '../contracts/sitemap';
import { thisRunDoes } from './test-extent';
import { remoteFolder } from './remote-folder';

/** A remote's src/exposed-modules.ts; the compiler has checked the props of each component. */
interface ExposedList {
  routes: Record<string, Load<unknown>>;
  modals?: Record<string, Load<unknown>>;
}

/** The check builds the remote, type checks it and may open it in a browser. */
const CHECK_LIMIT_MS = 600_000;

/** Runs in Node, from a test file of the remote. */
export function testRemoteManifest(): void {
  const folder = remoteFolder();
  const manifest = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8')) as RemoteManifest;
  const missing = (files: string[]) => files.filter((file) => !existsSync(path.join(folder, file)));
  const fileOf = (module: string) => possibleFilesOf(module).find((file) => missing([file]).length === 0);
  const modals = Object.entries(manifest.modals ?? {});
  /** Each name in src/exposed-modules.ts with its module. A route is named by its module, a modal has its own name. */
  const named = [...manifest.routes.map(({ module }) => [module, module] as const), ...modals];

  test('remote.json matches the contract', () => {
    const validate = new Ajv({ allErrors: true }).compile(schema);
    validate(manifest);
    expect(validate.errors).toBeNull();
  });

  test('every exposed module exists', () => {
    expect(namedModules(manifest).filter((module) => fileOf(module) === undefined)).toEqual([]);
  });

  test('src/exposed-modules.ts lists the same modules, each with a component', async () => {
    const defaultOf = async (file: string) =>
      ((await import(path.join(folder, file))) as { default: unknown }).default;
    const { exposedModules: list } = (await import(path.join(folder, 'src/exposed-modules'))) as {
      exposedModules: ExposedList;
    };
    const listed = { ...list.routes, ...list.modals };
    expect(Object.keys(listed).sort()).toEqual([...new Set(named.map(([name]) => name))].sort());
    for (const [name, module] of named) {
      const component = (await listed[name]?.())?.default;
      expect(component).toEqual(expect.any(Function));
      expect(component).toBe(await defaultOf(fileOf(module) ?? module));
    }
  });

  test('every data file of remote.json exists', () => {
    const files = [
      ...manifest.routes.flatMap(({ data = [] }) => data),
      ...Object.values(manifest.menus ?? {}).flatMap(({ data }) => data ?? []),
      ...(manifest.search ?? []).map(({ data }) => data),
    ];
    const own = files.filter((file) => !isSiteFile(file));
    expect(missing(own.map((file) => `public/${file}`))).toEqual([]);
  });

  // The rest of npm test already builds, publishes and type checks each remote, and loads it in Chromium.
  if (process.env.TEST_GROUPS && !thisRunDoes('`remote check` of each remote')) return;
  // A checkout with only one remote cannot publish it.
  const root = path.dirname(folder);
  if (!existsSync(path.join(root, 'registry'))) return;
  test(
    'passes the checks that publishing makes, with the shell and the live remotes of this checkout',
    async () => {
      const { NODE_ENV: _ofTheTests, ...env } = process.env;
      // The command avoids npm, which would install missing packages while tests run.
      const command = ['--import', 'tsx', 'tooling/publish/cli.ts', 'check', manifest.name];
      const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, env });
      expect(stdout).toContain(`${manifest.name} can be published`);
    },
    CHECK_LIMIT_MS,
  );
}
