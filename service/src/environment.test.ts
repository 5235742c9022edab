import path from 'node:path';
import { EnvironmentError, parseEnvironment, projectRoot } from './environment';

const ROOT = path.resolve('/project');

it('has a default for everything', () => {
  expect(parseEnvironment({}, ROOT)).toEqual({
    host: '127.0.0.1',
    port: 3000,
    database: { file: path.join(ROOT, '.data', 'nivara.db') },
    outboxFolder: path.join(ROOT, '.data', 'outbox'),
    uploadsFolder: path.join(ROOT, '.data', 'uploads'),
    uploadEndpoint: undefined,
    clinic: {
      upiId: 'nivara-demo@example',
      upiName: 'Nivara',
      meetingUrl: 'https://meet.example.org/nivara',
    },
    demo: true,
    sessionIdleMinutes: undefined,
    smtpUrl: undefined,
    smtpTls: true,
    smsUrl: undefined,
    clamdUrl: undefined,
    deskEmail: undefined,
    trustedProxies: ['loopback'],
    visitorBookings: 3,
    secretFile: path.join(ROOT, '.data', 'service.key'),
    siteUrl: 'http://localhost:8080',
  });
});

it('reads each variable that is set', () => {
  const variables = {
    HOST: '192.0.2.1',
    SERVICE_HOST: '0.0.0.0',
    SERVICE_PORT: '3100',
    DATA_DIR: 'copy',
    DATABASE_URL: 'postgres://clinic@db/nivara',
    DEMO: '0',
    SESSION_IDLE_MINUTES: '2.5',
    SMTP_URL: 'smtps://mail.example',
    SMTP_TLS: 'optional',
    MAIL_FROM: 'The Clinic <no-reply@clinic.example>',
    SMS_URL: 'https://texts.example/send',
    CLAMD_URL: 'tcp://scanner:3310',
    DESK_EMAIL: 'desk@clinic.example',
    VISITOR_BOOKINGS: '5',
    SERVICE_TRUST_PROXY: '10.89.77.0/24, loopback',
    SITE_URL: 'https://clinic.example/',
    UPI_ID: 'clinic@bank',
    UPI_NAME: 'The Clinic',
    MEETING_URL: 'https://meet.example/clinic/',
    UPLOAD_ENDPOINT: 'https://files.example/v1/clinic/raw/upload',
  };
  expect(parseEnvironment(variables, ROOT)).toEqual({
    host: '0.0.0.0',
    port: 3100,
    database: { url: 'postgres://clinic@db/nivara' },
    outboxFolder: path.join(ROOT, 'copy', 'outbox'),
    uploadsFolder: path.join(ROOT, 'copy', 'uploads-postgres'),
    uploadEndpoint: 'https://files.example/v1/clinic/raw/upload',
    clinic: { upiId: 'clinic@bank', upiName: 'The Clinic', meetingUrl: 'https://meet.example/clinic' },
    demo: false,
    sessionIdleMinutes: 2.5,
    smtpUrl: 'smtps://mail.example',
    smtpTls: false,
    mailFrom: 'The Clinic <no-reply@clinic.example>',
    smsUrl: 'https://texts.example/send',
    clamdUrl: 'tcp://scanner:3310',
    deskEmail: 'desk@clinic.example',
    trustedProxies: ['10.89.77.0/24', 'loopback'],
    visitorBookings: 5,
    secretFile: path.join(ROOT, 'copy', 'service.key'),
    siteUrl: 'https://clinic.example',
  });
});

it('keeps the database in memory when DATABASE says so', () => {
  expect(parseEnvironment({ DATABASE: 'memory' }, ROOT).database).toEqual({ file: ':memory:' });
});

it('takes an absolute data folder as it is', () => {
  const folder = path.resolve('/elsewhere');
  expect(parseEnvironment({ DATA_DIR: folder }, ROOT).outboxFolder).toBe(path.join(folder, 'outbox'));
});

it('lists every fault at once', () => {
  const variables = {
    SERVICE_PORT: '70000',
    SESSION_IDLE_MINUTES: '-1',
    DATABASE_URL: 'mysql://db/nivara',
    SMTP_URL: 'mail.example',
    SMTP_TLS: 'never',
    MAIL_FROM: 'The Clinic',
    SMS_URL: 'texts.example',
    CLAMD_URL: 'scanner',
    DESK_EMAIL: 'desk',
    VISITOR_BOOKINGS: '-1',
    SITE_URL: 'clinic',
    DEMO: 'no',
    DATABASE: 'disk',
    UPI_ID: 'clinic',
    MEETING_URL: 'meet',
  };
  const read = () => parseEnvironment(variables, ROOT);
  expect(read).toThrow(EnvironmentError);
  for (const name of Object.keys(variables)) expect(read).toThrow(new RegExp(`- ${name} must be`));
});

it.each([
  ['no-reply@clinic.example', true],
  ['The Clinic <no-reply@clinic.example>', true],
  ['The Clinic <no-reply>', false],
  ['The Clinic\nBcc: all <no-reply@clinic.example>', false],
])('takes %j as the sender of mails: %s', (MAIL_FROM, isGood) => {
  const read = () => parseEnvironment({ MAIL_FROM }, ROOT).mailFrom;
  if (isGood) expect(read()).toBe(MAIL_FROM);
  else expect(read).toThrow(/- MAIL_FROM must be/);
});

it('refuses a proxy that is no address', () => {
  const read = () => parseEnvironment({ SERVICE_TRUST_PROXY: '10.0.0.0/33' }, ROOT);
  expect(read).toThrow(/- SERVICE_TRUST_PROXY must list addresses/);
});

it('does not repeat a refused URL in the message, since the URL may hold a password', () => {
  const read = () => parseEnvironment({ DATABASE_URL: 'mysql://clinic:secret@db/nivara' }, ROOT);
  expect(read).toThrow(/^(?!.*secret)/s);
});

it('refuses a database in memory together with a database server', () => {
  const variables = { DATABASE: 'memory', DATABASE_URL: 'postgres://db/nivara' };
  expect(() => parseEnvironment(variables, ROOT)).toThrow('exclude each other');
});

it('finds the project’s root from any folder within', () => {
  const root = path.resolve(__dirname, '../..');
  expect(projectRoot(__dirname)).toBe(root);
  expect(projectRoot(root)).toBe(root);
});

describe('demo data', () => {
  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '127.0.0.2' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '192.0.2.1' }, false],
    [{ HOST: '127.0.0.1.evil.example' }, false],
    [{ DATABASE_URL: 'postgres://clinic@db/nivara' }, false],
    [{ SITE_URL: 'http://clinic.localhost' }, true],
    [{ SITE_URL: ' https://clinic.example ' }, false],
    [{ SITE_URL: 'HTTPS://clinic.example' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'development' }, true],
    [{ NODE_ENV: 'production', SITE_URL: 'https://clinic.example', DEMO: '1' }, true],
    [{ HOST: '0.0.0.0', DEMO: '1' }, true],
    [{ DATABASE_URL: 'postgres://clinic@db/nivara', DEMO: '1' }, true],
    [{ DEMO: '0' }, false],
  ])('is wanted with %j: %j', (variables, demo) => expect(parseEnvironment(variables, ROOT).demo).toBe(demo));
});

it('names the site by its port until SITE_URL says otherwise', () => {
  expect(parseEnvironment({ PORT: '9090' }, ROOT).siteUrl).toBe('http://localhost:9090');
});
