/** `npm run bench:site` compares the site's speed with that of a bare server that sends the same bytes from memory. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { addDays, clinicDate } from '@nivara/shared/domain/clinic-time';
import { freePort, root } from '../tooling/processes';
import { shellFolder } from '../tooling/build/build-shell';
import { buildAll } from '../tooling/run/build-all';
import { startComposedSite } from '../tooling/run/composed-site';
import { measureInTurn, type Figure } from './measure';
import { median } from './service/spread';

const ROUNDS = 5;
const CONNECTIONS = [10, 200];
const AS_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

const say = (line: string) => console.log(line);

async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nivara-bench-site-'));
  const stops: (() => Promise<void>)[] = [];
  try {
    say('Building …');
    await buildAll(folder, (line) => say(`  ${line}`));
    const site = await startComposedSite({
      dataDir: folder,
      shellDir: shellFolder(folder),
      port: await freePort(),
      servicePort: await freePort(),
    });
    stops.push(site.stop);
    const paths = await samplePaths(site.url);
    const bare = await startBareServer(site.url, Object.values(paths));
    stops.push(bare.stop);
    for (const connections of CONNECTIONS) {
      say(`\n### ${connections} connections\n`);
      say('| answer | requests/s | p99 ms | requests/s ÷ bare server’s | p99 ÷ bare server’s |');
      say('| --- | ---: | ---: | ---: | ---: |');
      for (const [name, urlPath] of Object.entries(paths)) {
        const load = (base: string) => ({
          url: base + urlPath,
          headers: AS_A_BROWSER,
          connections,
          ...(name === '404' ? { expected: 404 } : {}),
        });
        const figures = await measureInTurn({ bare: load(bare.url), site: load(site.url) }, ROUNDS);
        say(`| ${row(name, figures).join(' | ')} |`);
      }
    }
  } finally {
    for (const stop of stops.reverse()) await stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function samplePaths(url: string): Promise<Record<string, string>> {
  // From its third request on, a page is compressed as well as possible, in the background.
  let page = '';
  for (let times = 0; times < 5; times += 1)
    page = await (await fetch(`${url}/`, { headers: AS_A_BROWSER })).text();
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const first = (pattern: RegExp) => {
    const found = pattern.exec(page)?.[1];
    if (!found) throw new Error(`The page has no URL that matches ${pattern}`);
    return found;
  };
  return {
    'public page': '/',
    script: first(/href="(\/remotes\/[^"]+\.js)"/),
    picture: first(/"(\/(?:remotes|assets)\/[^"]+\.(?:svg|png|webp|jpg))/),
    registry: '/registry.json',
    '404': '/there-is-no-such-page',
    '/api, through the proxy': `/api/slots?service=2&date=${addDays(clinicDate(new Date()), 10)}`,
  };
}

async function startBareServer(
  site: string,
  paths: string[],
): Promise<{ url: string; stop: () => Promise<void> }> {
  const tsx = new URL('../node_modules/tsx/dist/loader.mjs', import.meta.url).href;
  const child = spawn(process.execPath, ['--import', tsx, path.join(root, 'bench/site/bare-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ site, paths }));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: line.toString().trim(),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Latencies are whole milliseconds, and 0 has no ratio. */
const atLeastOne = (figure: number) => Math.max(1, figure);

function row(name: string, { bare, site }: Record<'bare' | 'site', Figure[]>): (string | number)[] {
  const ratio = (of: keyof Figure) =>
    median(site.map((figure, round) => atLeastOne(figure[of]) / atLeastOne(bare[round]?.[of] ?? 0))).toFixed(
      2,
    );
  return [
    name,
    Math.round(median(site.map(({ perSecond }) => perSecond))),
    median(site.map(({ p99 }) => p99)),
    ratio('perSecond'),
    ratio('p99'),
  ];
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
