/** Runs a clinic as on a host: nginx with TLS, two sites, each with a service, and one PostgreSQL. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeCertificate, startNginx, stopProgram } from '../../tooling/hosts/proxies';
import { shellFolder } from '../../tooling/build/build-shell';
import { freePort, root, startProgram, untilHealthy, type Program } from '../../tooling/processes';

export interface Clinic {
  port: number;
  certificate: Buffer;
  restarts: Record<string, () => Promise<void>>;
  stop: () => Promise<void>;
}

export interface Postgres {
  url: string;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startPostgres(): Promise<Postgres> {
  const helper = spawn(
    process.execPath,
    [path.join(root, 'service/test/postgres-on-demand.mjs'), '--durable'],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const [output] = (await once(helper.stdout, 'data')) as [Buffer];
  const control = `http://127.0.0.1:${output.toString().trim()}`;
  return {
    url: await (await fetch(control)).text(),
    restart: async () => void (await (await fetch(control, { method: 'POST' })).text()),
    stop: async () => {
      helper.stdin.end();
      await once(helper, 'exit');
    },
  };
}

export async function startClinic(folder: string, dataDir: string, postgres: Postgres): Promise<Clinic> {
  const common = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, DEMO: '0' };
  const pairs = await Promise.all(['first', 'second'].map((name) => startPair(name, common, dataDir)));
  const certificate = makeCertificate(folder);
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const sitePorts = pairs.map(({ sitePort }) => sitePort);
  const nginx: ChildProcess = startNginx({ folder, certificate, port, sitePorts });
  return {
    port,
    certificate: readFileSync(certificate.file),
    restarts: Object.fromEntries(pairs.flatMap(({ restarts }) => Object.entries(restarts))),
    stop: async () => {
      await stopProgram(nginx);
      for (const pair of pairs) await pair.stop();
    },
  };
}

async function startPair(name: string, common: Record<string, string>, dataDir: string) {
  const servicePort = await freePort();
  const sitePort = await freePort();
  const logDir = path.join(dataDir, 'logs', name);
  const start = (program: 'service' | 'site'): Program =>
    startProgram({
      name: program,
      args: [path.join(root, program === 'site' ? 'shell/dist-server/main.mjs' : 'service/dist/main.mjs')],
      env: {
        ...common,
        PORT: String(sitePort),
        SERVICE_PORT: String(servicePort),
        SHELL_DIR: shellFolder(dataDir),
        TRUST_PROXY: 'loopback',
      },
      logDir,
    });
  const healthUrls = {
    service: `http://127.0.0.1:${servicePort}/livez`,
    site: `http://127.0.0.1:${sitePort}/livez`,
  };
  const running = { service: start('service'), site: start('site') };
  await untilHealthy(healthUrls.service, running.service);
  await untilHealthy(healthUrls.site, running.site);
  const restart = (program: 'service' | 'site') => async () => {
    await running[program].stop();
    running[program] = start(program);
    await untilHealthy(healthUrls[program], running[program]);
  };
  return {
    sitePort,
    restarts: { [`${name} service`]: restart('service'), [`${name} site`]: restart('site') },
    stop: async () => {
      await running.site.stop();
      await running.service.stop();
    },
  };
}
