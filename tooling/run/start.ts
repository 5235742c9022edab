import path from 'node:path';
import { DEMO_ACCOUNTS } from '@nivara/shared/contracts/demo-accounts';
import { demoWanted } from '@nivara/shared/contracts/demo-wanted';
import { readEnvironment } from '../../shell/server/environment';
import { buildAll } from './build-all';
import { shellFolder } from '../build/build-shell';
import { startComposedSite } from './composed-site';
import { assertPortFree, lastWords, root, type Program } from '../processes';

const RESTART_DELAY_MS = 1_000;

async function main(): Promise<void> {
  const began = Date.now();
  const { port, dataDir, serviceUrl } = readEnvironment(process.env, root);
  const servicePort = Number(new URL(serviceUrl).port);
  await assertPortFree(port, 'PORT');
  await assertPortFree(servicePort, 'SERVICE_PORT');

  console.log('Building what has changed …');
  await buildAll(dataDir, (line) => console.log(`  ${line}`));
  console.log('Starting the service and the site …');
  const composed = await startComposedSite({
    dataDir,
    shellDir: shellFolder(dataDir),
    port,
    servicePort,
  });

  let isStopping = false;
  const end = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    await composed.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      console.log('\nStopping …');
      void end(0);
    });
  }
  const watchOver = (program: Program, again: () => Program) => {
    program.process.once('exit', () => {
      if (isStopping) return;
      // The delay lets the last output reach the log, and slows the restarts of a program that cannot run.
      setTimeout(() => {
        if (isStopping) return;
        console.error(
          `The ${program.name} ended unexpectedly and is started again. Its last words:\n${lastWords(program)}`,
        );
        watchOver(again(), again);
      }, RESTART_DELAY_MS);
    });
  };
  watchOver(composed.service, composed.restartService);
  watchOver(composed.site, composed.restartSite);

  console.log(`\nNivara is up after ${((Date.now() - began) / 1000).toFixed(1)} s:  ${composed.url}\n`);
  if (demoWanted(process.env)) {
    console.log('Demo accounts:');
    for (const { username, password } of Object.values(DEMO_ACCOUNTS))
      console.log(`  ${username} / ${password}`);
  }
  console.log(`\nLogs and mails are in ${path.relative(root, dataDir) || dataDir}. Ctrl-C stops everything.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
