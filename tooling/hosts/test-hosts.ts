/**
 * `npm run test:hosts` brings up nginx and Caddy on loopback with the configurations of this folder, and tries them.
 * ClamAV's daemon checks the documents meanwhile.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { shellFolder } from '../build/build-shell';
import { freePort } from '../processes';
import { buildAll } from '../run/build-all';
import { startComposedSite } from '../run/composed-site';
import { startClamd } from './clamd';
import {
  makeCertificate,
  refuseWithoutPrograms,
  nginxLogs,
  startCaddy,
  startNginx,
  stopProgram,
} from './proxies';
import { tryHost, type TriedHost } from './try-host';

const UP_AFTER_MS = 5_000;

async function main(): Promise<void> {
  refuseWithoutPrograms();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nivara-hosts-'));
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const certificate = makeCertificate(folder);
    const dataDir = path.join(folder, 'data');
    console.log('Building …');
    await buildAll(dataDir, (line) => console.log(`  ${line}`));
    const clamd = await startClamd(folder);
    stops.push(() => stopProgram(clamd.daemon));
    const ports = { nginx: await freePort(), caddy: await freePort(), site: await freePort() };
    const site = await startComposedSite({
      dataDir,
      shellDir: shellFolder(dataDir),
      port: ports.site,
      servicePort: await freePort(),
      trustProxy: 'loopback',
      clamdUrl: clamd.url,
    });
    stops.push(site.stop);
    const hosts = { nginx: startNginx, caddy: startCaddy };
    let failed = 0;
    let passed = 0;
    for (const [name, start] of Object.entries(hosts) as [keyof typeof hosts, typeof startNginx][]) {
      const host: TriedHost = {
        port: ports[name],
        certificate: readFileSync(certificate.file),
        site,
        ...(name === 'nginx'
          ? { protocol: 'h2', mostOfOneNetwork: 400, logs: nginxLogs(folder) }
          : { protocol: 'http/1.1', logs: [] }),
      };
      const server = start({ folder, certificate, port: ports[name], sitePorts: [ports.site] });
      stops.push(() => stopProgram(server));
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

async function untilUp(host: TriedHost): Promise<void> {
  const until = Date.now() + UP_AFTER_MS;
  for (;;) {
    const [first] = await tryHost(host, ['a page has its public address']);
    if (first && first.fault === undefined) return;
    if (Date.now() > until) throw new Error(`The proxy does not answer: ${first?.fault}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
