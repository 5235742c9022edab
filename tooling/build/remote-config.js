const fs = require('node:fs');
const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const webpack = require('webpack');
const { base, copyFiles } = require('./base-config.js');
const { ChunkIntegrity } = require('./chunk-integrity.js');
const { CommonInRoutes } = require('./common-in-routes.js');
const { compileAhead } = require('./compile-ahead.js');
const { exposedModules } = require('./exposed-modules.js');
const { LazyFiles } = require('./lazy-files.js');
const { sharedPageParts } = require('./share-page-parts.js');
const { shellsCopy } = require('./runtime-aliases.js');
const { sourceId } = require('./source-id.js');

const root = path.resolve(__dirname, '../..');

/** The shell provides all shared modules, in versions that `publish` has checked, so no remote bundles a copy. */
const fromTheShell = (shared) =>
  Object.fromEntries(Object.entries(shared).map(([name, options]) => [name, { ...options, import: false }]));

/** `./routes` becomes routes.….js, `./modals/contact` becomes modals-contact.….js. */
const chunkOf = (module) => module.replace(/^\.\//, '').replaceAll('/', '-');

const namedExposes = (folder, manifest) =>
  Object.fromEntries(
    Object.entries(exposedModules(folder, manifest)).map(([module, file]) => [
      module,
      { import: file, name: chunkOf(module) },
    ]),
  );

const routeChunks = ({ routes }) => [...new Set(routes.map(({ module }) => chunkOf(module)))];

/** `devPort` is the port in watch mode and in isolation. */
function remote(shared, folder, { devPort }) {
  const manifestFile = path.join(folder, 'remote.json');
  return (env = {}, argv = {}) => {
    const mode = argv.mode ?? 'production';
    const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8'));
    const isolated = Boolean(env.isolate);
    const container = `nivara_${manifest.name.replace(/-/g, '_')}_${mode === 'production' ? sourceId(folder) : 'dev'}`;
    const config = base(folder, mode);
    return {
      ...config,
      entry: isolated ? { isolation: path.join(root, 'shared/isolation/main.ts') } : {},
      output: {
        ...config.output,
        uniqueName: container,
        ...(env.out ? { path: path.resolve(env.out) } : {}),
        ...(isolated ? { publicPath: '/' } : {}),
      },
      resolve: {
        ...config.resolve,
        alias: { ...config.resolve.alias, ...(isolated ? {} : shellsCopy), '@isolated': folder },
      },
      cache: { ...config.cache, name: `${config.cache.name}${isolated ? '-isolated' : ''}` },
      plugins: [
        ...config.plugins,
        new ModuleFederationPlugin({
          name: container,
          filename: mode === 'production' ? 'remoteEntry.[contenthash:12].js' : 'remoteEntry.js',
          exposes: namedExposes(folder, manifest),
          shared: { ...(isolated ? shared : fromTheShell(shared)), ...sharedPageParts(mode, manifest.name) },
          shareStrategy: 'loaded-first',
          runtimePlugins: [path.join(root, 'shared/federation/fresh-chunks.ts')],
          manifest: { fileName: 'federation.json' },
          dts: false,
          dev: false,
          experiments: { optimization: { target: 'web', disableSnapshot: true } },
        }),
        ...(mode === 'production' && !isolated
          ? [new CommonInRoutes(routeChunks(manifest)), compileAhead(), new ChunkIntegrity(), new LazyFiles()]
          : []),
        copyFiles(folder),
        new CopyPlugin({ patterns: [{ from: manifestFile, to: 'remote.json' }] }),
        ...(isolated
          ? [
              new webpack.DefinePlugin({ ISOLATED_CONTAINER: JSON.stringify(container) }),
              new HtmlPlugin({
                title: `${manifest.name} in isolation`,
                template: path.join(root, 'shared/isolation/page.html'),
              }),
            ]
          : []),
      ],
      devServer: {
        host: '127.0.0.1',
        allowedHosts: ['localhost', '127.0.0.1'],
        port: Number(process.env.REMOTE_PORT || (isolated && process.env.PORT) || devPort),
        onListening: ({ options: { port } }) =>
          process.stdout.write(`${manifest.name} is served at http://localhost:${port}\n`),
        hot: false,
        liveReload: isolated,
        client: isolated ? { overlay: { errors: true, warnings: false, runtimeErrors: false } } : false,
        historyApiFallback: true,
        headers: { 'Access-Control-Allow-Origin': '*' },
        proxy: [
          {
            context: ['/api', '/price-list.json'],
            target: process.env.SERVICE_URL ?? `http://127.0.0.1:${process.env.SERVICE_PORT ?? 3000}`,
            pathRewrite: { '^/api': '', '^/price-list\\.json$': '/price-list' },
            changeOrigin: false,
            xfwd: true,
          },
        ],
      },
    };
  };
}

module.exports = { remote };
