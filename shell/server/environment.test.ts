import { readEnvironment } from './environment';

test('uses the default ports and folders without any setting', () => {
  expect(readEnvironment({}, '/nivara')).toEqual({
    host: '127.0.0.1',
    port: 8080,
    serviceUrl: 'http://127.0.0.1:3000',
    dataDir: '/nivara/.data',
    shellDir: '/nivara/shell/dist',
    timeLimitMs: 10_000,
    serviceRetryMs: 5_000,
    overrides: 'localhost',
    trustedProxies: [],
    watch: false,
  });
});

test('reads every setting and ignores empty ones', () => {
  expect(
    readEnvironment(
      {
        PORT: '18080',
        SERVICE_PORT: '13000',
        DATA_DIR: '/var/nivara',
        HOST: '',
        REMOTE_TIMEOUT_SECONDS: '2.5',
        REMOTE_OVERRIDES: 'off',
        TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::/32 , 192.0.2.1',
        UPLOAD_ENDPOINT: 'https://files.example/v1/raw/upload',
      },
      '/nivara',
    ),
  ).toMatchObject({
    host: '127.0.0.1',
    port: 18080,
    timeLimitMs: 2_500,
    serviceRetryMs: 5_000,
    overrides: 'off',
    trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::/32', '192.0.2.1'],
    serviceUrl: 'http://127.0.0.1:13000',
    dataDir: '/var/nivara',
    uploadOrigin: 'https://files.example',
  });
});

test('says the new name of a setting that was renamed', () => {
  expect(() => readEnvironment({ REMOTE_PATIENCE_SECONDS: '4' }, '/nivara')).toThrow(
    'REMOTE_PATIENCE_SECONDS is now called REMOTE_TIMEOUT_SECONDS',
  );
});

test('reports every fault at once', () => {
  const read = () =>
    readEnvironment(
      {
        PORT: 'http',
        SERVICE_PORT: '70000',
        UPLOAD_ENDPOINT: 'files',
        REMOTE_TIMEOUT_SECONDS: 'long',
        REMOTE_OVERRIDES: 'maybe',
        TRUST_PROXY: 'yes',
      },
      '/nivara',
    );
  expect(read).toThrow('PORT must be a port number from 0 to 65535, not "http"');
  expect(read).toThrow('SERVICE_PORT must be a port number from 0 to 65535, not "70000"');
  expect(read).toThrow('UPLOAD_ENDPOINT must be an address');
  expect(read).toThrow('REMOTE_TIMEOUT_SECONDS must be a number of seconds from 1 to 120, not "long"');
  expect(read).toThrow('REMOTE_OVERRIDES must be off, localhost or on, not "maybe"');
  expect(read).toThrow(
    'TRUST_PROXY must list addresses, networks such as 10.0.0.0/8, or loopback, not "yes"',
  );
});

test.each(['-1', '1.5', ' ', '8080x', '65536'])('refuses %j as a port', (PORT) => {
  expect(() => readEnvironment({ PORT }, '/nivara')).toThrow('PORT must be a port number');
});

test.each(['10.0.0.0/33', '10.0.0.0/8/8', 'true', '1', '10.0.0', '/8', '::/129'])(
  'refuses %j as a trusted proxy',
  (TRUST_PROXY) => {
    expect(() => readEnvironment({ TRUST_PROXY }, '/nivara')).toThrow('TRUST_PROXY must list addresses');
  },
);

test.each([
  ['', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['192.0.2.1', 'http://192.0.2.1:3000'],
])('a service that listens on %j is reached at %s', (SERVICE_HOST, url) =>
  expect(readEnvironment({ SERVICE_HOST }, '/nivara').serviceUrl).toBe(url),
);
