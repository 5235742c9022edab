import { existsSync } from 'node:fs';
import { bad, doubtful, findings, good, type Finding } from '@nivara/shared/server/finding';
import { migrations } from '../../migrations/migrations';
import { isDamage, remedyOfDamagedFile } from '../database/damaged-file';
import { doneMigrations, databaseTime } from '../database/database-state-repository';
import { remedyOfLostFile, traceOfLostFile } from '../database/lost-file';
import { openDatabase, type DatabaseLocation } from '../database/open-database';
import { clamdScanner } from '../documents/clamd';
import type { Environment } from '../environment';
import { checkSmtp } from '../mail/smtp-mailer';
import { verifyKey } from './verify-key';

/** Sessions and holds end by the clock; a difference of a second or two does no harm. */
const CLOCK_DIFFERENCE_MS = 2_000;

/** Checks an installation without changing anything. */
export async function verifyService(environment: Environment, now = new Date()): Promise<Finding[]> {
  const checks = await Promise.all([
    findings(
      'database',
      () => verifyDatabase(environment, now),
      'Start the database, and compare DATABASE_URL with its address, user and password.',
    ),
    findings(
      'mail',
      () => verifyMail(environment),
      'Compare SMTP_URL with the address and the account of the mail server.',
    ),
    findings(
      'virus scanner',
      () => verifyScanner(environment),
      'Start clamd, and compare CLAMD_URL with its socket.',
    ),
    verifyKey(environment),
    verifyDemo(environment),
  ]);
  return checks.flat();
}

async function verifyDatabase({ database: location }: Environment, now: Date): Promise<Finding[]> {
  if (!('file' in location)) return verifyOpenDatabase(location, now);
  const { file } = location;
  if (!existsSync(file)) return [verifyMissingFile(file)];
  return verifyOpenDatabase(location, now).catch((error: unknown) => {
    if (!isDamage(error)) throw error;
    return [bad('database', `${file} is damaged`, remedyOfDamagedFile())];
  });
}

async function verifyOpenDatabase(location: DatabaseLocation, now: Date): Promise<Finding[]> {
  const { database, kind } = openDatabase(location, () => undefined);
  try {
    const done = new Set(await doneMigrations(database));
    const known = Object.keys(migrations);
    const missing = known.filter((name) => !done.has(name));
    const newer = [...done].filter((name) => !known.includes(name));
    const difference = Math.abs((await databaseTime(database, kind)).getTime() - now.getTime());
    return [
      good('database', `${kind} answers`),
      ...(newer.length > 0
        ? [
            bad(
              'migrations',
              `the database knows ${newer.join(', ')}, and this version does not`,
              'Start the newer version, or restore the backup that was made before it.',
            ),
          ]
        : [
            good(
              'migrations',
              missing.length === 0 ? 'all are done' : `the next start runs ${missing.length}`,
            ),
          ]),
      difference > CLOCK_DIFFERENCE_MS
        ? bad(
            'clock',
            `the database’s clock differs by ${Math.round(difference / 1_000)} s`,
            'Let both machines keep time by NTP.',
          )
        : good('clock', 'agrees with the database’s'),
    ];
  } finally {
    await database.destroy();
  }
}

function verifyMissingFile(file: string): Finding {
  const trace = traceOfLostFile({ file });
  return trace === undefined
    ? good('database', `none yet; the first start makes ${file}`)
    : bad('database', `${file} is missing, although there is ${trace}`, remedyOfLostFile(file));
}

async function verifyMail({ smtpUrl, smtpTls }: Environment): Promise<Finding[]> {
  if (!smtpUrl)
    return [
      doubtful(
        'mail',
        'mails are written to the outbox',
        'Set SMTP_URL, so that patients get their links and codes.',
      ),
    ];
  await checkSmtp(smtpUrl, { requireTls: smtpTls });
  return [good('mail', 'the mail server accepts our sign-in')];
}

async function verifyScanner({ clamdUrl }: Environment): Promise<Finding[]> {
  if (!clamdUrl) return [doubtful('virus scanner', 'there is none', 'Install ClamAV and set CLAMD_URL.')];
  await clamdScanner(clamdUrl)(Buffer.from('nothing'));
  return [good('virus scanner', 'answers')];
}

const verifyDemo = ({ demo, siteUrl }: Environment): Finding[] =>
  demo && siteUrl.startsWith('https:')
    ? [
        bad(
          'demo data',
          'a public site has accounts with public passwords',
          'Set DEMO=0 and begin with an empty database.',
        ),
      ]
    : [];
