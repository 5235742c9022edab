/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** Returns the text of each file, by the name of its chunk. */
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
  write('leading', `export const lead = () => import('./shown.js');`);
  write(
    'shown',
    ["export const name = 'what the modal leads to';", ...['everywhere', 'mostly'].map(uses)].join('\n'),
  );
  const lazy = (name: string) => `import(/* webpackChunkName: "${name}" */ './${name}.js')`;
  const behind = [...screens.map(lazy), "import('./shown.js')"].map((each) => `() => ${each}`);
  write('routes', `export const screens = [${behind.join(', ')}];`);
  write(
    'entry',
    `globalThis.open = { routes: () => ${lazy('routes')}, modal: () => ${lazy('modal')}, leading: () => ${lazy('leading')} };`,
  );
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
  const files = readdirSync(out).map((file) => [
    path.parse(file).name,
    readFileSync(path.join(out, file), 'utf8'),
  ]);
  return Object.fromEntries(
    files.map(([name, text]) => [text?.includes('what the modal leads to') ? 'shown' : name, text]),
  );
}

it('the file of the routes gets the modules that three quarters of the screens import', async () => {
  const files = await build();
  const filesWith = (module: string) =>
    Object.keys(files)
      .filter((name) => files[name]?.includes(`kept in one place: ${module}`))
      .sort();
  // A modal is opened without the routes, and has its own copy.
  expect(filesWith('everywhere')).toEqual(['modal', 'routes', 'shown']);
  // A screen that a modal imports has its own copy, too.
  expect(filesWith('mostly')).toEqual(['routes', 'shown']);
  expect(filesWith('seldom')).toEqual(['one', 'two']);
  expect(filesWith('once')).toEqual(['one']);
});
