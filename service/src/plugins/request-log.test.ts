import { Writable } from 'node:stream';
import { buildApp } from '../app';
import { startTestApp } from '../../test/test-app';
import { loggerOptions } from './request-log';

it('writes each line about a request with the trace that the page sends', async () => {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  });
  const test = await startTestApp();
  const app = buildApp({ ...test.context, logger: { ...loggerOptions, stream } });
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  await app.inject({ url: '/doctors', headers: { traceparent } });
  await app.close();
  await test.close();
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'answered',
      route: '/doctors',
      trace: '4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7',
    }),
  ]);
});
