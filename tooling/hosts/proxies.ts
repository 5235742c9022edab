/** nginx and Caddy with the configurations of this folder, on loopback and with a certificate of their own. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../processes';
import { CLAMD } from './clamd';

const PROGRAMS = { nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy' };

export function refuseWithoutPrograms(): void {
  const missing = [...Object.values(PROGRAMS), CLAMD].filter((program) => !existsSync(program));
  if (missing.length > 0)
    throw new Error(
      `${missing.join(' and ')} is missing. On Debian: apt-get install nginx-light caddy clamav-daemon`,
    );
}

export interface Certificate {
  file: string;
  key: string;
}

export interface Setting {
  folder: string;
  certificate: Certificate;
  port: number;
  sitePorts: readonly number[];
}

export function makeCertificate(folder: string): Certificate {
  const certificate = { file: path.join(folder, 'clinic.pem'), key: path.join(folder, 'clinic.key') };
  const names = ['-subj', '/CN=clinic.example', '-addext', 'subjectAltName=DNS:clinic.example'];
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
      ...names,
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

const nginxHome = (folder: string) => path.join(folder, 'nginx');

/** The log files, named as in Debian's own configuration. */
export const nginxLogs = (folder: string): string[] =>
  ['access.log', 'error.log'].map((name) => path.join(nginxHome(folder), name));

/** Starts nginx with the published configuration, changed only for this machine's ports, folders and certificate. */
export function startNginx({ folder, certificate, port, sitePorts }: Setting): ChildProcess {
  const own = configuration('nginx.conf')
    .replace(/( +server )127\.0\.0\.1:8080(.*;)/, (_line, before: string, after: string) =>
      sitePorts.map((site) => `${before}127.0.0.1:${site}${after}`).join('\n'),
    )
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port} ssl http2`)
    .replace('  listen [::]:443 ssl http2;\n', '')
    .replace(/server \{\n\s+listen 80;[\s\S]*?\n\}\n/, '')
    .replaceAll('/var/log/nginx', nginxHome(folder))
    .replace('/etc/ssl/clinic.example.pem', certificate.file)
    .replace('/etc/ssl/private/clinic.example.key', certificate.key);
  const home = nginxHome(folder);
  mkdirSync(home);
  const tempFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = path.join(home, 'nginx.conf');
  writeFileSync(
    file,
    // If root starts nginx, its workers run as another user by default, who cannot write to these folders.
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;\npid ${home}/pid;\nerror_log ${home}/start.log;\nevents { worker_connections 8192; }\nhttp {\naccess_log ${home}/access.log;\n` +
      tempFolders.map((name) => `${name}_temp_path ${home}/${name};\n`).join('') +
      `${own}\n}\n`,
  );
  return spawn(PROGRAMS.nginx, ['-c', file, '-p', home], { stdio: ['ignore', 'inherit', 'inherit'] });
}

export function startCaddy({ folder, certificate, port, sitePorts }: Setting): ChildProcess {
  const own = configuration('Caddyfile')
    .replace('127.0.0.1:8080', sitePorts.map((site) => `127.0.0.1:${site}`).join(' '))
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

export async function stopProgram(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}
