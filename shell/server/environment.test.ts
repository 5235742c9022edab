import { readEnvironment } from './environment';

test('uses the default ports and folders without any setting', () => {
  expect(readEnvironment({}, '/nivara')).toEqual({
    host: '127.0.0.1',
    port: 8080,
    serviceUrl: 'http://127.0.0.1:3000',
    dataDir: '/nivara/.data',
    shellDir: '/nivara/shell/dist',
    timeLimitMs: 10_000,
    overrides: 'localhost',
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
        REMOTE_PATIENCE_SECONDS: '2.5',
        REMOTE_OVERRIDES: 'off',
        UPLOAD_ENDPOINT: 'https://files.example/v1/raw/upload',
      },
      '/nivara',
    ),
  ).toMatchObject({
    host: '127.0.0.1',
    port: 18080,
    timeLimitMs: 2_500,
    overrides: 'off',
    serviceUrl: 'http://127.0.0.1:13000',
    dataDir: '/var/nivara',
    uploadOrigin: 'https://files.example',
  });
});

test('names every fault at once', () => {
  const read = () =>
    readEnvironment(
      {
        PORT: 'http',
        SERVICE_PORT: '70000',
        UPLOAD_ENDPOINT: 'files',
        REMOTE_PATIENCE_SECONDS: 'long',
        REMOTE_OVERRIDES: 'maybe',
      },
      '/nivara',
    );
  expect(read).toThrow('PORT must be a port number from 0 to 65535, not "http"');
  expect(read).toThrow('SERVICE_PORT must be a port number from 0 to 65535, not "70000"');
  expect(read).toThrow('UPLOAD_ENDPOINT must be an address');
  expect(read).toThrow('REMOTE_PATIENCE_SECONDS must be a number of seconds from 1 to 120, not "long"');
  expect(read).toThrow('REMOTE_OVERRIDES must be off, localhost or on, not "maybe"');
});

test.each(['-1', '1.5', ' ', '8080x', '65536'])('refuses %j as a port', (PORT) => {
  expect(() => readEnvironment({ PORT }, '/nivara')).toThrow('PORT must be a port number');
});
