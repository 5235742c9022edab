import { constants, existsSync, statSync } from 'node:fs';
import { access, readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { registryFile, registryKeyFile } from '../../registry/data-folder';
import { readRegistry } from '../../registry/registry-file';
import { localUrlOf, type SiteEnvironment } from '../../shell/server/environment';
import { LIVE_PATH } from '@nivara/shared/contracts/site-paths';
import { commandLine } from '@nivara/shared/server/command-line';
import { bad, doubtful, findings, good, type Finding } from '@nivara/shared/server/finding';

const OTHERS_ACCESS = 0o077;
const GIGABYTE = 1024 ** 3;
const TIME_LIMIT_MS = 2_000;

/** Checks the site's part of an installation without changing anything. */
export async function verifySite(environment: SiteEnvironment): Promise<Finding[]> {
  const { dataDir } = environment;
  const checks = [
    verifyAddress(environment),
    verifyBuild(environment),
    await findings(
      'data folder',
      () => verifyFolder(dataDir),
      `Make it, and give it to the user that the site runs as: install -d -m 700 -o USER ${dataDir}`,
    ),
    await findings(
      'registry',
      () => verifyRegistry(dataDir),
      `Put the copy of registry-key.pem back if it was replaced. Otherwise move registry.json and registry.copy.json away; ${commandLine('build')} publishes again.`,
    ),
    await verifyRunning(environment),
  ];
  return checks.flat();
}

function verifyAddress({ siteUrl, host, trustedProxies }: SiteEnvironment): Finding[] {
  if (!siteUrl)
    return [
      doubtful(
        'address',
        'SITE_URL is not set',
        'Set it to the public https address: mails link to it, and other hosts are refused.',
      ),
    ];
  if (!siteUrl.startsWith('https:'))
    return [
      bad(
        'address',
        `${siteUrl} is not encrypted`,
        'Put a proxy with TLS in front, and set SITE_URL to its https address.',
      ),
    ];
  const isBehindProxy = ['127.0.0.1', '::1', 'localhost'].includes(host);
  return [
    good('address', siteUrl),
    ...(isBehindProxy && trustedProxies.length === 0
      ? [
          bad(
            'proxy',
            'its headers are not trusted',
            'Set TRUST_PROXY=loopback, so that cookies are Secure and limits apply to each visitor, not to the proxy.',
          ),
        ]
      : []),
  ];
}

const verifyBuild = ({ shellDir }: SiteEnvironment): Finding[] =>
  existsSync(path.join(shellDir, 'page.html'))
    ? [good('shell', 'is built')]
    : [bad('shell', `there is no build in ${shellDir}`, `${commandLine('build')} makes it.`)];

async function verifyFolder(dataDir: string): Promise<Finding[]> {
  await access(dataDir, constants.W_OK);
  const { bavail, bsize } = await statfs(dataDir);
  const free = (bavail * bsize) / GIGABYTE;
  const key = registryKeyFile(dataDir);
  return [
    good('data folder', dataDir),
    free < 1
      ? bad('disk', `${free.toFixed(1)} GB are free`, 'Make room: move old backups and logs away.')
      : good('disk', `${Math.round(free)} GB are free`),
    ...(existsSync(key) && statSync(key).mode & OTHERS_ACCESS
      ? [bad('registry-key.pem', 'others can read it', `chmod 600 ${key}`)]
      : []),
    ...(await verifyReadable(dataDir)),
  ];
}

/** This folder belongs to root where the data folder has a disk of its own. */
const OF_THE_FILE_SYSTEM = 'lost+found';

const READABLE_BY = { owner: 0o400, group: 0o040, others: 0o004 };

/**
 * Finds files of another user, such as root, that the site cannot read. Checks their modes instead of reading them,
 * since root can read everything.
 */
async function verifyReadable(dataDir: string): Promise<Finding[]> {
  const { uid, gid } = await stat(dataDir);
  if (uid === 0) return [];
  const unreadable: string[] = [];
  const walk = async (folder: string): Promise<void> => {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      if (entry.name === OF_THE_FILE_SYSTEM) continue;
      const file = path.join(folder, entry.name);
      // A running program may have removed the file meanwhile.
      const found = entry.isSymbolicLink() ? undefined : await stat(file).catch(() => undefined);
      if (!found) continue;
      const who = found.uid === uid ? 'owner' : found.gid === gid ? 'group' : 'others';
      if (!(found.mode & READABLE_BY[who])) unreadable.push(path.relative(dataDir, file));
      else if (found.isDirectory()) await walk(file).catch(() => undefined);
    }
  };
  await walk(dataDir);
  if (unreadable.length === 0) return [];
  const { length } = unreadable;
  return [
    bad(
      'files',
      `the site’s user cannot read ${unreadable[0]}${length > 1 ? ` and ${length - 1} more` : ''}`,
      `chown -R ${uid}:${gid} ${dataDir}`,
    ),
  ];
}

const NOTHING_PUBLISHED = doubtful(
  'registry',
  'no remote is published',
  `${commandLine('build')} publishes the remotes of this folder.`,
);

const KEY_IS_LOST = bad(
  'registry-key.pem',
  'it is missing, although a registry is signed with it',
  'Restart the site: it makes a new key and signs the registry with it.',
);

function verifyRegistry(dataDir: string): Finding[] {
  // Reading a registry makes a key where there is none, but this command must change nothing.
  if (!existsSync(registryKeyFile(dataDir)))
    return [existsSync(registryFile(dataDir)) ? KEY_IS_LOST : NOTHING_PUBLISHED];
  let damage: string | undefined;
  const { remotes } = readRegistry(dataDir, (why) => (damage = why));
  if (damage)
    return [bad('registry', damage, 'The last good registry is in force; publish once to write the file.')];
  const names = Object.entries(remotes).map(([name, { version }]) => `${name} ${version}`);
  return names.length === 0 ? [NOTHING_PUBLISHED] : [good('registry', names.join(', '))];
}

/** Asks who answers, since another program may have the port. */
async function verifyRunning({ host, port }: SiteEnvironment): Promise<Finding[]> {
  const url = localUrlOf(host, port) + LIVE_PATH;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    const { status } = (await answer.json()) as { status?: unknown };
    return status === 'alive'
      ? [good('site', `runs at port ${port}`)]
      : [bad('port', `something else answers at ${port}`, 'Stop it, or set PORT.')];
  } catch {
    return [doubtful('site', `does not run at port ${port}`, 'Run npm start, or look into the site’s log.')];
  }
}
