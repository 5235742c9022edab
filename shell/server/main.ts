import { mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteFile } from '../../registry/data-folder';
import type { SiteRecord } from '../../registry/site-record';
import { replaceFile } from '../../registry/registry-file';
import { readEnvironment } from './environment';
import { buildSite } from './site';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The prerender thread, bundled beside this program. */
const threadFile = fileURLToPath(new URL('render-thread.mjs', import.meta.url));

async function main(): Promise<void> {
  const settings = readEnvironment(process.env, root);
  // A link to the newest build may point elsewhere later; this process keeps to one build.
  const environment = { ...settings, shellDir: realpathSync(settings.shellDir) };
  const site = buildSite({ ...environment, ...(environment.watch ? {} : { threadFile }) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void site.close());
  // A site that another program started ends with that program.
  process.once('disconnect', () => void site.close());
  // An open channel would keep a closed site running.
  process.channel?.unref();
  mkdirSync(environment.dataDir, { recursive: true });
  const record: SiteRecord = { shellDir: environment.shellDir };
  await replaceFile(siteFile(environment.dataDir), `${JSON.stringify(record)}\n`);
  await site.listen({ host: environment.host, port: environment.port });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
