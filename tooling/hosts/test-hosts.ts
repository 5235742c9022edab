/** `npm run test:hosts` brings up nginx and Caddy on loopback with the configurations of this folder, and tries them. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { shellFolder } from '../build/build-shell';
import { freePort, root } from '../processes';
import { buildAll } from '../run/build-all';
import { startComposedSite } from '../run/composed-site';
import { tryHost, type TriedHost } from './try-host';

const PROGRAMS = { nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy' };
const UP_AFTER_MS = 5_000;

async function main(): Promise<void> {
  const missing = Object.values(PROGRAMS).filter((program) => !existsSync(program));
  if (missing.length > 0)
    throw new Error(`${missing.join(' and ')} is missing. On Debian: apt-get install nginx-light caddy`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nivara-hosts-'));
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const certificate = makeCertificate(folder);
    const dataDir = path.join(folder, 'data');
    console.log('Building …');
    await buildAll(dataDir, (line) => console.log(`  ${line}`));
    const ports = { nginx: await freePort(), caddy: await freePort(), site: await freePort() };
    const site = await startComposedSite({
      dataDir,
      shellDir: shellFolder(dataDir),
      port: ports.site,
      servicePort: await freePort(),
      trustProxy: 'loopback',
    });
    stops.push(site.stop);
    const hosts = { nginx: startNginx, caddy: startCaddy };
    let failed = 0;
    let passed = 0;
    for (const [name, start] of Object.entries(hosts) as [keyof typeof hosts, typeof startNginx][]) {
      const host: TriedHost = { port: ports[name], certificate: readFileSync(certificate.file), site };
      const server = start({ folder, certificate, port: ports[name], sitePort: ports.site });
      stops.push(() => stop(server));
      await untilUp(host);
      console.log(`\n${name}`);
      for (const { title, fault } of await tryHost(host)) {
        console.log(fault === undefined ? `  ✓ ${title}` : `  ✗ ${title}\n      ${fault}`);
        if (fault === undefined) passed += 1;
        else failed += 1;
      }
    }
    console.log(`\n${passed} passed, ${failed} failed`);
    if (failed > 0) process.exitCode = 1;
  } finally {
    for (const each of stops.reverse()) await each();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Certificate {
  file: string;
  key: string;
}

interface Setting {
  folder: string;
  certificate: Certificate;
  port: number;
  sitePort: number;
}

function makeCertificate(folder: string): Certificate {
  const certificate = { file: path.join(folder, 'clinic.pem'), key: path.join(folder, 'clinic.key') };
  const of = ['-subj', '/CN=clinic.example', '-addext', 'subjectAltName=DNS:clinic.example'];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      ...of,
      '-keyout',
      certificate.key,
      '-out',
      certificate.file,
    ],
    { stdio: 'ignore' },
  );
  return certificate;
}

const configuration = (name: string) => readFileSync(path.join(root, 'tooling/hosts', name), 'utf8');

/** The configuration as it is, with this machine's ports and certificate. */
function startNginx({ folder, certificate, port, sitePort }: Setting): ChildProcess {
  const own = configuration('nginx.conf')
    .replace('127.0.0.1:8080', `127.0.0.1:${sitePort}`)
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port} ssl http2`)
    .replace(/server \{\n\s+listen 80;[\s\S]*?\n\}\n/, '')
    .replace('/etc/ssl/clinic.example.pem', certificate.file)
    .replace('/etc/ssl/private/clinic.example.key', certificate.key);
  const home = path.join(folder, 'nginx');
  mkdirSync(home);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = path.join(home, 'nginx.conf');
  writeFileSync(
    file,
    // Workers need these folders, and only root may choose the user that workers run as.
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;\npid ${home}/pid;\nerror_log ${home}/error.log;\nevents {}\nhttp {\naccess_log off;\n` +
      places.map((place) => `${place}_temp_path ${home}/${place};\n`).join('') +
      `${own}\n}\n`,
  );
  return spawn(PROGRAMS.nginx, ['-c', file, '-p', home], { stdio: ['ignore', 'inherit', 'inherit'] });
}

function startCaddy({ folder, certificate, port, sitePort }: Setting): ChildProcess {
  const own = configuration('Caddyfile')
    .replace('127.0.0.1:8080', `127.0.0.1:${sitePort}`)
    .replace(
      'clinic.example {',
      `https://clinic.example:${port} {\n\tbind 127.0.0.1\n\ttls ${certificate.file} ${certificate.key}`,
    );
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, own.replace('\tservers {', '\tadmin off\n\tauto_https disable_redirects\n\tservers {'));
  return spawn(PROGRAMS.caddy, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}

async function untilUp(host: TriedHost): Promise<void> {
  const until = Date.now() + UP_AFTER_MS;
  for (;;) {
    const [first] = await tryHost(host, ['a page']);
    if (first && first.fault === undefined) return;
    if (Date.now() > until) throw new Error(`The proxy does not answer: ${first?.fault}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
