import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, watch, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import DevServer from 'webpack-dev-server';
import { readEnvironment } from '../../shell/server/environment';
import { changeRegistry } from '../../registry/registry-file';
import { findRemoteSources, type RemoteSource } from '../build/remote-source';
import { assertPortFree, root } from '../processes';
import { GALLERY_PATH } from '@nivara/shared/contracts/site-paths';

type ConfigurationFactory = (env: object, argv: { mode: string }) => Configuration;

const require = createRequire(path.join(root, 'package.json'));
const watchMode = { mode: 'development' };

async function main(): Promise<void> {
  const { port, dataDir, serviceUrl } = readEnvironment(process.env, root);
  const servicePort = new URL(serviceUrl).port;
  // Watch mode has its own registry, so that it never changes published versions.
  const devDir = path.join(dataDir, 'dev');
  const shellDir = path.join(devDir, 'shell');
  const changes = path.join(devDir, 'changes');
  mkdirSync(shellDir, { recursive: true });
  writeFileSync(changes, '');
  await assertPortFree(port, 'PORT', 'npm run dev');
  await assertPortFree(Number(servicePort), 'SERVICE_PORT', 'npm run dev');

  const announce = (name: string) => writeFileSync(changes, `${name} ${Date.now()}`);
  for (const source of findRemoteSources(root)) await serveRemote(source, devDir, announce);
  await watchShell(shellDir, announce);

  const env = {
    NODE_ENV: 'development',
    DATA_DIR: devDir,
    SHELL_DIR: shellDir,
    PORT: String(port),
    SERVICE_PORT: servicePort,
  };
  const programs = [watchProgram('service/src/main.ts', env), watchProgram('shell/server/main.ts', env)];
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      for (const program of programs) program.kill('SIGTERM');
      process.exit(0);
    });
  }
  console.log(
    `\nThe site in watch mode: http://localhost:${port}   all components: http://localhost:${port}${GALLERY_PATH}\n`,
  );
}

/** Serves one remote from memory and adds it to the registry of watch mode. */
async function serveRemote(
  source: RemoteSource,
  devDir: string,
  announce: (name: string) => void,
): Promise<void> {
  const factory = require(path.join(source.folder, 'webpack.config.js')) as ConfigurationFactory;
  const configuration = factory({}, watchMode);
  const compiler = webpack(configuration);
  if (!compiler) throw new Error(`No compiler for ${source.packageName}`);
  const { devServer } = configuration as { devServer: { port: number } };
  compiler.hooks.done.tap('dev', (stats) => {
    if (!stats.hasErrors()) announce(source.manifest.name);
  });
  const container = String(configuration.output?.uniqueName);
  const register = () =>
    changeRegistry(devDir, (registry) => {
      const [current] = findRemoteSources(root).filter(({ folder }) => folder === source.folder);
      if (!current) return;
      const base = `http://localhost:${devServer.port}/`;
      registry.remotes[current.manifest.name] = {
        version: `${current.packageVersion}-dev`,
        base,
        entry: 'remoteEntry.js',
        integrity: '',
        container,
        assets: {},
        hashes: {},
        manifest: current.manifest,
      };
    });
  await register();
  watch(
    path.join(source.folder, 'remote.json'),
    () => void register().then(() => announce(source.manifest.name)),
  );
  await new DevServer({ ...devServer }, compiler).start();
}

async function watchShell(out: string, announce: (name: string) => void): Promise<void> {
  const factory = require(path.join(root, 'shell/webpack.config.js')) as ConfigurationFactory;
  const compiler = webpack(factory({ watch: true, out }, watchMode));
  if (!compiler) throw new Error('No compiler for the shell');
  await new Promise<void>((resolve) => {
    compiler.watch({}, (error, stats) => {
      if (error) console.error(error);
      else if (stats?.hasErrors()) console.error(stats.toString('errors-only'));
      else announce('shell');
      resolve();
    });
  });
}

/** Restarts a server whenever one of its files changes. */
function watchProgram(file: string, env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, ['--watch', '--watch-preserve-output', '--import', 'tsx', file], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
