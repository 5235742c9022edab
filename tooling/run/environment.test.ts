import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../../shell/server/environment';
import { root } from '../processes';
import { serviceVariables, siteVariables } from './composed-site';

/** A value for each variable that is not the default. */
const SAMPLES: Record<string, string> = {
  PORT: '9090',
  SERVICE_PORT: '9091',
  HOST: '192.0.2.1',
  SERVICE_HOST: '192.0.2.2',
  DATA_DIR: '/elsewhere',
  DATABASE_URL: 'postgres://db/nivara',
  DATABASE: 'memory',
  DEMO: '0',
  SESSION_IDLE_MINUTES: '7',
  REMOTE_TIMEOUT_SECONDS: '4',
  REMOTE_OVERRIDES: 'off',
  TRUST_PROXY: '10.0.0.1',
  SITE_URL: 'https://clinic.example',
  SMTP_URL: 'smtps://mail.example',
  SMTP_TLS: 'optional',
  SMS_URL: 'https://texts.example',
  DESK_EMAIL: 'desk@clinic.example',
  CLAMD_URL: 'tcp://scanner:3310',
  VISITOR_BOOKINGS: '9',
  UPI_ID: 'clinic@bank',
  UPI_NAME: 'The Clinic',
  MEETING_URL: 'https://meet.example/a',
  UPLOAD_ENDPOINT: 'https://files.example/upload',
};

/** The values that `npm start` adds to the environment of the two programs. */
function started(variables: Record<string, string>) {
  const { port, dataDir, shellDir, serviceUrl } = readEnvironment(variables, root);
  const options = { port, dataDir, shellDir, servicePort: Number(new URL(serviceUrl).port) };
  return {
    service: { ...variables, ...serviceVariables(options) } as Record<string, string>,
    site: { ...variables, ...siteVariables(options) } as Record<string, string>,
  };
}

test.each(Object.entries(SAMPLES))('npm start passes %s=%s on to service and site', (name, value) => {
  const { service, site } = started({ [name]: value });
  expect([service[name], site[name]]).toEqual([value, value]);
});

test('npm start sets no variable that decides something else', () => {
  const { service, site } = started({});
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
