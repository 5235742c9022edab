import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@nivara/shared/contracts/brand';
import { demoWanted } from '@nivara/shared/contracts/demo-wanted';
import type { MetricsAddress } from '@nivara/shared/server/metrics';
import { readTrustedProxies } from '@nivara/shared/server/trusted-proxies';
import { isEmail } from '@nivara/shared/domain/field-rules';
import type { ClinicSettings } from './app-context';
import type { DatabaseLocation } from './database/open-database';

export interface Environment {
  host: string;
  port: number;
  /** The proxies whose X-Forwarded headers count. */
  trustedProxies: string[];
  database: DatabaseLocation;
  /** Absolute. */
  outboxFolder: string;
  /** Absolute. Each kind of database has a folder of its own, since documents that no row knows are removed. */
  uploadsFolder: string;
  uploadEndpoint: string | undefined;
  clinic: ClinicSettings;
  demo: boolean;
  sessionIdleMinutes: number | undefined;
  smtpUrl: string | undefined;
  /** If false, mails are sent even where the server offers no TLS. */
  smtpTls: boolean;
  /** The sender of all mails, with or without a name. */
  mailFrom: string | undefined;
  smsUrl: string | undefined;
  clamdUrl: string | undefined;
  deskEmail: string | undefined;
  visitorBookings: number;
  /** Absolute; undefined for a database in memory. */
  secretFile: string | undefined;
  siteUrl: string;
  /** The address where Prometheus reads the metrics; undefined without SERVICE_METRICS_PORT. */
  metrics: MetricsAddress | undefined;
}

export class EnvironmentError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`The environment cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'EnvironmentError';
  }
}

type Variables = Record<string, string | undefined>;

const DAY_MINUTES = 24 * 60;
/** A name has no line breaks, which would begin another header of the mail. */
const NAMED_ADDRESS = /^[^<>"\r\n]{1,100} <([^<>\s]+)>$/;
const UPI_ID = /^[a-z0-9._-]{2,100}@[a-z][a-z0-9]{1,63}$/i;

/** An empty variable counts as not set. Throws one error that names all the faults. */
export function parseEnvironment(variables: Variables, root = projectRoot(process.cwd())): Environment {
  const faults: string[] = [];
  const read = (name: string) => variables[name]?.trim() || undefined;
  const fault = (text: string) => {
    faults.push(text);
    return undefined;
  };

  const url = (name: string, protocols: readonly string[]) => {
    const value = read(name);
    if (value === undefined) return undefined;
    const isGood = URL.canParse(value) && protocols.includes(new URL(value).protocol);
    return isGood ? value : fault(`${name} must be an address that begins with ${protocols.join(' or ')}`);
  };

  const number = (name: string, isGood: (value: number) => boolean, range: string) => {
    const value = read(name);
    if (value === undefined) return undefined;
    return isGood(Number(value)) ? Number(value) : fault(`${name} must be ${range}, not "${value}".`);
  };

  const portNumber = (name: string) =>
    number(
      name,
      (value) => Number.isInteger(value) && value >= 0 && value <= 65_535,
      'a whole number from 0 to 65535',
    );
  const port = portNumber('SERVICE_PORT');
  const metricsPort = portNumber('SERVICE_METRICS_PORT');
  const sessionIdleMinutes = number(
    'SESSION_IDLE_MINUTES',
    (value) => value > 0 && value <= DAY_MINUTES,
    `a number of minutes above 0 and up to ${DAY_MINUTES}`,
  );
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:']);
  const smtpTls = read('SMTP_TLS');
  if (smtpTls !== undefined && smtpTls !== 'required' && smtpTls !== 'optional')
    fault('SMTP_TLS must be required or optional.');
  const mailFrom = read('MAIL_FROM');
  if (mailFrom !== undefined && !isEmail(NAMED_ADDRESS.exec(mailFrom)?.[1] ?? mailFrom))
    fault('MAIL_FROM must be an e-mail address, or a name with one: The Clinic <no-reply@clinic.example>.');
  const smsUrl = url('SMS_URL', ['https:', 'http:']);
  const deskEmail = read('DESK_EMAIL');
  if (deskEmail !== undefined && !isEmail(deskEmail))
    fault('DESK_EMAIL must be an e-mail address like desk@clinic.example.');
  const clamdUrl = url('CLAMD_URL', ['tcp:', 'unix:']);
  const visitorBookings = number(
    'VISITOR_BOOKINGS',
    (value) => Number.isInteger(value) && value >= 0 && value <= 1000,
    'a whole number from 0 to 1000',
  );
  const siteUrl = url('SITE_URL', ['http:', 'https:'])?.replace(/\/+$/, '');
  const meetingUrl = url('MEETING_URL', ['https:', 'http:']);
  const uploadEndpoint = url('UPLOAD_ENDPOINT', ['https:', 'http:']);
  const upiId = read('UPI_ID');
  if (upiId !== undefined && !UPI_ID.test(upiId)) fault('UPI_ID must be an address like clinic@bank.');
  const demo = read('DEMO');
  if (demo !== undefined && demo !== '0' && demo !== '1') fault('DEMO must be 0 or 1.');
  const kind = read('DATABASE');
  if (kind !== undefined && kind !== 'memory') fault('DATABASE must be "memory" or not set.');
  if (kind === 'memory' && read('DATABASE_URL')) fault('DATABASE and DATABASE_URL exclude each other.');
  const trustedProxies = readTrustedProxies(
    'SERVICE_TRUST_PROXY',
    read('SERVICE_TRUST_PROXY') ?? 'loopback',
    fault,
  );
  if (faults.length > 0) throw new EnvironmentError(faults);

  const dataFolder = path.resolve(root, read('DATA_DIR') ?? '.data');
  const file = kind === 'memory' ? ':memory:' : path.join(dataFolder, 'nivara.db');
  return {
    host: read('SERVICE_HOST') ?? '127.0.0.1',
    port: port ?? 3000,
    trustedProxies,
    database: databaseUrl ? { url: databaseUrl } : { file },
    outboxFolder: path.join(dataFolder, 'outbox'),
    uploadsFolder: path.join(
      dataFolder,
      databaseUrl ? 'uploads-postgres' : kind ? 'uploads-memory' : 'uploads',
    ),
    uploadEndpoint,
    clinic: {
      upiId: upiId ?? 'nivara-demo@example',
      upiName: read('UPI_NAME') ?? brand.name,
      meetingUrl: (meetingUrl ?? 'https://meet.example.org/nivara').replace(/\/+$/, ''),
    },
    demo: demoWanted(variables),
    sessionIdleMinutes,
    smtpUrl,
    smtpTls: smtpTls !== 'optional',
    mailFrom,
    smsUrl,
    clamdUrl,
    deskEmail,
    visitorBookings: visitorBookings ?? 3,
    secretFile: kind === 'memory' ? undefined : path.join(dataFolder, 'service.key'),
    metrics:
      metricsPort === undefined
        ? undefined
        : { host: read('METRICS_HOST') ?? '127.0.0.1', port: metricsPort },
    siteUrl: siteUrl ?? `http://localhost:${read('PORT') ?? 8080}`,
  };
}

/** Finds the folder with the workspaces, where a relative DATA_DIR begins, wherever npm was started. */
export function projectRoot(from: string): string {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const file = path.join(folder, 'package.json');
    if (existsSync(file) && 'workspaces' in JSON.parse(readFileSync(file, 'utf8'))) return folder;
    if (folder === path.dirname(folder)) return from;
  }
}
