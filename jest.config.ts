/**
 * @jest-config-loader ts-node
 * @jest-config-loader-options {"transpileOnly": true, "compilerOptions": {"verbatimModuleSyntax": false, "rootDir": "/"}}
 */
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Config } from 'jest';
import { thisRunDoes } from './shared/testing/test-extent';
import { groupProject } from './tooling/test-groups/group-project';

type Project = NonNullable<Exclude<NonNullable<Config['projects']>[number], string>>;

const root = __dirname;

const transform: Project['transform'] = {
  '\\.[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
};

const browser = (name: string, folders = ['']): Project => ({
  displayName: name,
  rootDir: root,
  roots: folders.map((folder) => path.join(root, name, folder)),
  testEnvironment: path.join(root, 'shared/testing/browser-environment.js'),
  setupFilesAfterEnv: [path.join(root, 'shared/testing/browser-setup.ts')],
  moduleNameMapper: { '\\.(woff2|svg)$': path.join(root, 'shared/testing/asset-url.js') },
  transform,
});

const node = (name: string, folders: string[], globals: Record<string, unknown> = {}): Project => ({
  displayName: name,
  rootDir: root,
  roots: folders.map((folder) => path.join(root, folder)),
  testEnvironment: 'node',
  globals,
  transform,
});

/** A checkout may hold one remote only, so the projects of missing parts are left out. */
const remotes = readdirSync(root).filter((name) => name.startsWith('remote-'));

const service = (database: 'sqlite' | 'postgres'): Project => ({
  ...node(`service-${database}`, ['service'], { DATABASE: database }),
  globalSetup: path.join(root, 'service/test/start-databases.ts'),
  globalTeardown: path.join(root, 'service/test/stop-databases.ts'),
  ...(database === 'postgres' &&
    !thisRunDoes('each service test on PostgreSQL') && {
      testMatch: onBothDatabases().map((file) => `<rootDir>/service/${file}`),
    }),
});

/** Loads the list on demand, since a checkout may lack the service's folder. */
function onBothDatabases(): readonly string[] {
  const list = createRequire(__filename)('./service/test/on-both-databases.ts') as {
    ON_BOTH_DATABASES: readonly string[];
  };
  return list.ON_BOTH_DATABASES;
}

const projects: Project[] = [
  browser('shared'),
  ...remotes.map((name) => browser(name, ['src'])),
  ...(existsSync(path.join(root, 'shell'))
    ? [
        browser('shell', ['src']),
        node('shell-server', ['shell/server']),
        node('registry', ['registry']),
        node('tooling', ['tooling']),
        node('bench', ['bench']),
      ]
    : []),
  ...(existsSync(path.join(root, 'service')) ? [service('sqlite'), service('postgres')] : []),
];

const config: Config = {
  // `npm test` puts test files into groups: one load of a project's common modules serves many of them.
  projects: process.env.TEST_GROUPS ? projects.map(groupProject) : projects,
  // Within the project, since jest's default is the run's temporary folder, which is removed at the end.
  cacheDirectory: path.join(root, '.cache/jest'),
  // Generous, since tests must pass on a busy machine.
  testTimeout: 30_000,
  // One worker for each core; jest's default leaves one core idle.
  maxWorkers: '100%',
};

export default config;
