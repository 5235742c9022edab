import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { addMoreRemotes } from './load/more-remotes';
import { buildSingle } from './load/build-single';
import { timeBuilds } from './load/build-times';
import { learnHints } from './load/learn-hints';
import { measurePage, measureMoreRemotes, measureWalk, type Bench } from './load/measure-load';
import { readOptions, type LoadOptions } from './load/options';
import { buildReport, pageReport, secondRemoteReport, moreRemotesReport, walkReport } from './load/report';
import { SCENARIOS, WALK_PAGES } from './load/scenarios';
import { secondRemote } from './load/second-remote';
import { expectPrerendered, startSide, type Side } from './load/side';
import { writeReport } from './load/write-report';
import { buildAll } from '../tooling/run/build-all';
import { shellFolder } from '../tooling/build/build-shell';
import { CHROMIUM_FLAGS, findChromium } from '../tooling/find-chromium';

const say = (line: string) => console.log(line);

/**
 * `npm run bench:load` compares the composed site with a single build of the same sources, in one run on one machine.
 */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nivara-bench-load-'));
  const running: Side[] = [];
  let browser: Browser | undefined;
  try {
    say('Building …');
    const composedDir = path.join(folder, 'composed');
    const singleDir = path.join(folder, 'single');
    await buildAll(composedDir, (line) => say(`  ${line}`));
    const singleShell = await buildSingle(singleDir, !options.isSinglePlain);
    say('  Built the single application.');
    const start = async (...site: Parameters<typeof startSide>) => {
      const side = await startSide(...site);
      running.push(side);
      return side;
    };
    const composed = await start(composedDir, shellFolder(composedDir), options.switchedOff);
    const single = await start(singleDir, singleShell);
    browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
    await learnHints(browser, single, [...SCENARIOS, ...WALK_PAGES], singleDir);
    if (!options.isSinglePlain) await expectPrerendered(single, SCENARIOS);
    const bench: Bench = { browser, composed, single, runs: options.runs, say };

    const sections = [describeRun(options, browser)];
    const addSection = (section: string) => {
      sections.push(section);
      say(`\n${section}\n`);
    };
    for (const scenario of options.scenarios)
      for (const result of await measurePage(bench, scenario, options.coldOnly))
        addSection(pageReport(result));
    if (options.parts.has('walk')) {
      const plain = await measureWalk(bench, false);
      addSection(walkReport(plain));
      addSection(walkReport(await measureWalk(bench, true)));
      addSection(secondRemoteReport(secondRemote(composedDir, plain.composed)));
    }
    if (options.parts.has('more')) {
      const moreDir = path.join(folder, 'more');
      await addMoreRemotes(composedDir, moreDir);
      const more = await start(moreDir, shellFolder(composedDir), options.switchedOff);
      const home = SCENARIOS.find(({ path: address }) => address === '/');
      if (!home) throw new Error('There is no / among the pages');
      const measured = await measureMoreRemotes(bench, more, home);
      addSection(moreRemotesReport(measured));
    }
    if (options.parts.has('builds')) {
      say('Builds …');
      addSection(buildReport(await timeBuilds()));
    }
    say(
      options.isWritten
        ? `Written to ${await writeReport(sections.join('\n\n'))}.`
        : 'Not written to the report, which takes only complete runs of nine rounds or more.',
    );
  } finally {
    await browser?.close();
    for (const side of running) await side.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function describeRun({ runs, isSinglePlain }: LoadOptions, browser: Browser): string {
  const cores = os.availableParallelism();
  const date = new Date().toISOString().slice(0, 10);
  const plain = isSinglePlain ? ' --plain-single' : '';
  return `Made by \`npm run bench:load -- --runs ${runs}${plain}\` on ${date}: ${cores} processor cores, Chromium ${browser.version()}, Node ${process.versions.node}.`;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
