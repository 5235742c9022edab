/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';

const { CommonInRoutes } = jest.requireActual<{
  CommonInRoutes: new (chunks: string[]) => webpack.WebpackPluginInstance;
}>('./common-in-routes.js');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'nivara-common-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a remote of four screens and a modal, and answers each file's text by the name of its chunk. */
async function build(): Promise<Record<string, string>> {
  const write = (name: string, text: string) => writeFileSync(path.join(folder, `${name}.js`), text);
  const screens = ['one', 'two', 'three', 'four'];
  for (const name of ['everywhere', 'mostly', 'seldom', 'once'])
    write(name, `export const ${name} = 'kept in one place: ${name}';`);
  const uses = (name: string) => `export * from './${name}.js';`;
  write('one', ['everywhere', 'mostly', 'seldom', 'once'].map(uses).join('\n'));
  write('two', ['everywhere', 'mostly', 'seldom'].map(uses).join('\n'));
  write('three', ['everywhere', 'mostly'].map(uses).join('\n'));
  write('four', uses('everywhere'));
  write('modal', uses('everywhere'));
  const lazy = (name: string) => `import(/* webpackChunkName: "${name}" */ './${name}.js')`;
  write('routes', `export const screens = [${screens.map((name) => `() => ${lazy(name)}`).join(', ')}];`);
  write('entry', `globalThis.open = { routes: () => ${lazy('routes')}, modal: () => ${lazy('modal')} };`);
  const out = path.join(folder, 'out');
  const compiler = webpack({
    context: folder,
    mode: 'production',
    entry: { main: './entry.js' },
    output: { path: out, filename: '[name].js', chunkFilename: '[name].js' },
    optimization: { minimize: false },
    plugins: [new CommonInRoutes(['routes'])],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  expect(stats?.compilation.errors).toEqual([]);
  const names = ['routes', 'modal', ...screens];
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(out, `${name}.js`), 'utf8')]));
}

it('gathers with the routes what at least three in four screens need', async () => {
  const files = await build();
  const holders = (module: string) =>
    Object.keys(files).filter((name) => files[name]?.includes(`kept in one place: ${module}`));
  // A modal is opened without the routes, and has its own.
  expect(holders('everywhere')).toEqual(['routes', 'modal']);
  expect(holders('mostly')).toEqual(['routes']);
  expect(holders('seldom')).toEqual(['one', 'two']);
  expect(holders('once')).toEqual(['one']);
});
