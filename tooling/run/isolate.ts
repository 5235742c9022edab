import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundleServer } from '../build/bundle-one-server';
import { devPortOf } from './dev-port';
import { isolatedVariables } from './isolated-variables';
import {
  assertPortFree,
  freePort,
  root,
  startProgram,
  stopProcess,
  untilHealthy,
  type Program,
} from '../processes';
import { HEALTH_PATH } from '@nivara/shared/contracts/site-paths';

/** Shorter than the time limit of the program that stops this one. */
const WEBPACK_TIME_LIMIT_MS = 5_000;

function remoteFolder(name: string | undefined): string {
  const manifests = readdirSync(root)
    .map((folder) => path.join(root, folder, 'remote.json'))
    .filter((file) => existsSync(file));
  const names = manifests.map((file) => (JSON.parse(readFileSync(file, 'utf8')) as { name: string }).name);
  const found = manifests[names.indexOf(name ?? '')];
  if (!found) throw new Error(`Name a remote: npm run isolate -- ${names.join(' | ')}`);
  return path.dirname(found);
}

/** Runs the real service on a database in memory, unless the checkout has no service folder. */
async function startMemoryService(
  dataDir: string,
  pagePort: number,
): Promise<{ program?: Program; port: number; url: string }> {
  const port = process.env.SERVICE_PORT ? Number(process.env.SERVICE_PORT) : await freePort();
  const options = { dataDir, port: pagePort, servicePort: port };
  const { service, serviceUrl: url } = isolatedVariables(process.env, options);
  if (!existsSync(path.join(root, 'service'))) {
    console.log('There is no service/ folder here: the remote runs without the service.');
    return { port, url };
  }
  await bundleServer('service', 'src/main.ts', 'dist/main.mjs');
  const program = startProgram({
    name: 'service',
    args: [path.join(root, 'service/dist/main.mjs')],
    env: service,
    logDir: path.join(dataDir, 'logs'),
  });
  await untilHealthy(url + HEALTH_PATH, program);
  return { program, port, url };
}

async function main(): Promise<void> {
  const [, , name] = process.argv;
  const folder = remoteFolder(name);
  const pagePort = devPortOf(folder, { isolate: true });
  await assertPortFree(pagePort, 'PORT', `npm run isolate -- ${name}`);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'nivara-isolated-'));
  const service = await startMemoryService(dataDir, pagePort);
  const webpack = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/webpack-cli/bin/cli.js'),
      'serve',
      '--mode',
      'development',
      '--env',
      'isolate',
    ],
    {
      cwd: folder,
      stdio: 'inherit',
      env: { ...process.env, SERVICE_PORT: String(service.port), SERVICE_URL: service.url },
    },
  );
  const end = async (code: number) => {
    await service.program?.stop();
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(code);
  };
  webpack.once('exit', (code) => void end(code ?? 0));
  // Webpack may write to the remote's folder until it has ended, so a signal stops webpack first.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stopProcess(webpack, WEBPACK_TIME_LIMIT_MS));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
