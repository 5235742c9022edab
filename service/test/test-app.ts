import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import inject, { type InjectOptions, type Response } from 'light-my-request';
import { buildApp } from '../src/app';
import type { AppContext } from '../src/app-context';
import type { App } from '../src/app-instance';
import { BackgroundTasks } from '../src/background-tasks';
import { migrate } from '../src/database/migrate';
import { type DatabaseLocation, openDatabase } from '../src/database/open-database';
import type { Mail } from '../src/mail/mailer';
import { addDemoAccounts } from '../src/modules/accounts/demo-accounts';
import { addDemoDoctors } from '../src/modules/doctors/demo-doctors';
import { ReadLog } from '../src/modules/audit/read-log';
import { heavyWorkQueue, scanQueue } from '../src/security/work-queues';
import { PasswordHasher } from '../src/security/password-hasher';
import { TEST_BEGINS, createPreparedDatabase } from './prepared-database';
import { QUICK_COST } from './quick-cost';
import { quickFolder } from '../../shared/testing/quick-folder';
import { type TestDatabase, createTestDatabase } from './test-database';

const MINUTE_MS = 60_000;

export interface TestApp {
  app: App;
  context: AppContext;
  /** Where a second process can open the same database. */
  location: DatabaseLocation;
  /** All mails sent so far. */
  mails: Mail[];
  /** Errors of the work that follows an answer. */
  failures: unknown[];
  passMinutes: (minutes: number) => void;
  /** Sends a request without a port. */
  send: (request: InjectOptions) => Promise<Answer>;
  /** Sends only the headers that are given, unlike a browser. */
  call: (method: InjectOptions['method'], url: string, body?: unknown, headers?: Headers) => Promise<Answer>;
  /** Resolves when all work after an answer is done. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
}

type Headers = Record<string, string>;
export type Answer = Response;

export async function startTestApp(
  overrides: Partial<AppContext> = {},
  given?: TestDatabase,
): Promise<TestApp> {
  // With another clock or hasher the accounts are created again.
  const isPrepared = overrides.now === undefined && overrides.passwords === undefined;
  const testDatabase = given ?? (await (isPrepared ? createPreparedDatabase() : createTestDatabase()));
  const failures: unknown[] = [];
  const mails: Mail[] = [];
  let time = Date.parse(TEST_BEGINS);
  const { database, kind, isInPlace } = openDatabase(testDatabase.location, () => undefined);
  const background = new BackgroundTasks((error) => failures.push(error));
  const context: AppContext = {
    database,
    databaseKind: kind,
    isDatabaseInPlace: isInPlace,
    now: () => new Date(time),
    randomBytes,
    secret: Buffer.alloc(32, 7),
    deskEmail: undefined,
    visitorBookings: 3,
    canText: true,
    passwords: new PasswordHasher(QUICK_COST),
    mailer: { send: async (mail) => void mails.push(mail) },
    background,
    readLog: new ReadLog(database, background),
    clinic: {
      upiId: 'clinic@bank',
      upiName: 'Test Clinic',
      meetingUrl: 'https://meet.example/clinic',
    },
    uploadsFolder: path.join(quickFolder(), `nivara-uploads-${randomBytes(8).toString('hex')}`),
    heavyWork: heavyWorkQueue(),
    scans: scanQueue(),
    uploadEndpoint: undefined,
    scanDocument: undefined,
    siteUrl: 'https://clinic.example',
    staffNeedsSecondFactor: false,
    trustedProxies: ['loopback'],
    metricsAddress: undefined,
    poolState: undefined,
    sessionIdleMinutes: undefined,
    ...overrides,
  };
  if (!isPrepared) {
    await migrate(database, kind);
    await addDemoAccounts(context);
    await addDemoDoctors(context);
  }
  const app = buildApp({ ...context, logger: false });
  await app.ready();
  const send = (request: InjectOptions) =>
    inject(
      (message, response) => app.routing(message as IncomingMessage, response as ServerResponse),
      request,
    );
  return {
    app,
    context,
    location: testDatabase.location,
    mails,
    failures,
    send,
    passMinutes: (minutes) => {
      time += minutes * MINUTE_MS;
    },
    call: (method, url, body, headers = {}) =>
      send({ method, url, headers, ...(body === undefined ? {} : { payload: body as object }) }),
    settled: () => context.background.finished(),
    close: async () => {
      await app.close();
      await context.readLog.flush();
      await database.destroy();
      await rm(context.uploadsFolder, { recursive: true, force: true });
      await testDatabase.remove();
    },
  };
}

/** The headers of a browser on our own page. */
export const OUR_PAGE = { 'sec-fetch-site': 'same-origin' };

/** The headers of a browser that holds the cookies of an answer. */
export function browserAfter(answer: Answer): Headers {
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { ...OUR_PAGE, cookie };
}

/** Signs in and returns the browser's headers. */
export async function signIn(
  { call }: TestApp,
  username = 'patient',
  password = 'Patient-demo-1',
  headers: Headers = OUR_PAGE,
): Promise<Headers> {
  const answer = await call('POST', '/session', { username, password }, headers);
  if (answer.statusCode !== 200) throw new Error(`Signing in failed: ${answer.body}`);
  return { ...headers, ...browserAfter(answer) };
}
