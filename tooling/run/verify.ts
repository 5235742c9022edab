/** `npm run verify` checks an installation: environment, folders, database, mail, clock, disk, registry, TLS. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { good, lineOf, type Finding } from '@nivara/shared/server/finding';
import { readEnvironment } from '../../shell/server/environment';
import { root } from '../processes';
import { verifyPublic } from './verify-public';
import { verifySite } from './verify-site';

async function main(): Promise<void> {
  const found = [
    good('Node', process.versions.node),
    ...(await siteFindings()),
    ...(await serviceFindings()),
  ];
  for (const finding of found) console.log(lineOf(finding));
  const count = (state: Finding['state']) => found.filter((finding) => finding.state === state).length;
  console.log(`\n${count('good')} good, ${count('doubtful')} doubtful, ${count('bad')} bad`);
  if (count('bad') > 0) process.exitCode = 1;
}

async function siteFindings(): Promise<Finding[]> {
  try {
    const environment = readEnvironment(process.env, root);
    return [...(await verifySite(environment)), ...(await verifyPublic(environment.siteUrl))];
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return [{ subject: 'environment', state: 'bad', found, remedy: 'See “Environment” in the README.' }];
  }
}

/** No tool may import the service, so the service's checks run as a program of their own. */
async function serviceFindings(): Promise<Finding[]> {
  const tsx = new URL('../../node_modules/tsx/dist/loader.mjs', import.meta.url).href;
  const program = path.join(root, 'service/src/operation/verify-command.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', tsx, program], { cwd: root });
  return stdout
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Finding);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
