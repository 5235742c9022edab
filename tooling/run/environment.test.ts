import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../../shell/server/environment';
import { root } from '../processes';
import { allFiles } from '../check/changed-files';
import { serviceVariables, siteVariables } from './composed-site';
import { isolatedVariables } from './isolated-variables';

/** For each variable, a value other than its default. */
const SAMPLES: Record<string, string> = {
  PORT: '9090',
  SERVICE_PORT: '9091',
  HOST: '192.0.2.1',
  SERVICE_HOST: '192.0.2.2',
  METRICS_PORT: '9092',
  SERVICE_METRICS_PORT: '9093',
  METRICS_HOST: '192.0.2.3',
  DATA_DIR: '/elsewhere',
  DATABASE_URL: 'postgres://db/nivara',
  DATABASE: 'memory',
  DEMO: '0',
  SESSION_IDLE_MINUTES: '7',
  REMOTE_TIMEOUT_SECONDS: '4',
  REMOTE_OVERRIDES: 'off',
  TRUST_PROXY: '10.0.0.1',
  SERVICE_TRUST_PROXY: '10.0.0.2',
  SITE_URL: 'https://clinic.example',
  SMTP_URL: 'smtps://mail.example',
  SMTP_TLS: 'optional',
  MAIL_FROM: 'clinic@example.org',
  SMS_URL: 'https://texts.example',
  DESK_EMAIL: 'desk@clinic.example',
  CLAMD_URL: 'tcp://scanner:3310',
  VISITOR_BOOKINGS: '9',
  UPI_ID: 'clinic@bank',
  UPI_NAME: 'The Clinic',
  MEETING_URL: 'https://meet.example/a',
  UPLOAD_ENDPOINT: 'https://files.example/upload',
};

/** The environments that `npm start` gives to the service and the site. */
function environmentsFor(variables: Record<string, string>) {
  const { port, dataDir, shellDir, serviceUrl } = readEnvironment(variables, root);
  const options = { port, dataDir, shellDir, servicePort: Number(new URL(serviceUrl).port) };
  return {
    service: { ...variables, ...serviceVariables(options) } as Record<string, string>,
    site: { ...variables, ...siteVariables(options) } as Record<string, string>,
  };
}

test.each(Object.entries(SAMPLES))('npm start passes %s=%s on to service and site', (name, value) => {
  const { service, site } = environmentsFor({ [name]: value });
  expect([service[name], site[name]]).toEqual([value, value]);
});

test('npm start adds only the ports and the folders', () => {
  const { service, site } = environmentsFor({});
  const set = (variables: object) => Object.keys(variables).sort();
  expect(set(service)).toEqual(['DATA_DIR', 'PORT', 'SERVICE_PORT']);
  expect(set(site)).toEqual(['DATA_DIR', 'PORT', 'SERVICE_PORT', 'SHELL_DIR']);
});

test('each variable of the README has a sample', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const table = readme.split(/^## /m).find((text) => text.startsWith('Environment')) ?? '';
  const names = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(names.sort()).toEqual(Object.keys(SAMPLES).sort());
});

test.each(Object.entries(SAMPLES).filter(([name]) => !/^(DATA_DIR|DATABASE|DATABASE_URL|PORT)$/.test(name)))(
  'isolation passes %s=%s on to its service',
  (name, value) => {
    const variables = { [name]: value };
    const { service } = isolatedVariables(variables, { dataDir: 'a', port: 8083, servicePort: 9091 });
    expect({ ...variables, ...service }).toMatchObject(variables);
  },
);

test('in isolation the page finds the service, and mails lead to the page', () => {
  const options = { dataDir: 'a', port: 8083, servicePort: 9091 };
  const { service, serviceUrl } = isolatedVariables({ SERVICE_HOST: '192.0.2.2' }, options);
  expect([service.PORT, service.SERVICE_PORT, serviceUrl]).toEqual(['8083', '9091', 'http://192.0.2.2:9091']);
});

/**
 * The only files that may read one of the variables themselves; all others call the functions that know the defaults.
 */
const READERS = [
  'service/src/environment.ts',
  'shell/server/environment.ts',
  'tooling/publish/cli.ts',
  'tooling/build/remote-config.js',
  'tooling/run/composed-site.ts',
  'tooling/run/isolate.ts',
  'tooling/refuse-another-owner.mjs',
];

test('only the files in READERS read the variables themselves', () => {
  const reading = new RegExp(`process\\.env(?:\\.|\\[')(?:${Object.keys(SAMPLES).join('|')})\\b`);
  const found = allFiles(root)
    .filter((file) => /^(?:service|shell|tooling|registry)\/.*\.(?:ts|m?js)$/.test(file))
    .filter((file) => !/\.test\.ts$|\/dist/.test(file))
    .filter((file) => reading.test(readFileSync(path.join(root, file), 'utf8')));
  expect(found.filter((file) => !READERS.includes(file))).toEqual([]);
});
