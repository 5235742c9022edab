const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const HtmlPlugin = require('html-webpack-plugin');
const webpack = require('webpack');
const { base, copyFiles } = require('./base-config.js');
const { ChunkIntegrity } = require('./chunk-integrity.js');
const { compileAhead } = require('./compile-ahead.js');
const { PreloadList } = require('./preload-list.js');
const { withoutLoading } = require('./runtime-aliases.js');
const { sharedPageParts } = require('./share-page-parts.js');

const root = path.resolve(__dirname, '../..');

/** Returns the shell's shared modules with their versions. */
const sharedVersions = (shared) =>
  Object.fromEntries(
    Object.entries(shared)
      .filter(([name]) => !name.endsWith('/'))
      .map(([name, { version }]) => [name, version ?? require(`${name}/package.json`).version]),
  );

/** Every page needs all shared modules, so they are eager: a file for each would cost a request. */
const providedByShell = (shared) =>
  Object.fromEntries(Object.entries(shared).map(([name, options]) => [name, { ...options, eager: true }]));

/** Packages change rarely, so a separate file keeps them in browsers' caches when the shell changes. */
const packagesApart = {
  cacheGroups: {
    packages: {
      name: 'packages',
      chunks: 'initial',
      enforce: true,
      test: (module) => /node_modules[\\/](?!@module-federation)/.test(module.nameForCondition() ?? ''),
    },
  },
};

/**
 * Only the host needs the preload list. The benchmarks pass empty `plugins`, since they build a single
 * application, which loads no remotes.
 */
function shell(shared, folder, { plugins = [new PreloadList(sharedVersions(shared))] } = {}) {
  return (env = {}, argv = {}) => {
    const mode = argv.mode ?? 'production';
    const config = base(folder, mode);
    return {
      ...config,
      resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...withoutLoading } },
      entry: { main: './src/main.ts' },
      optimization: { ...config.optimization, splitChunks: packagesApart },
      output: {
        ...config.output,
        publicPath: '/assets/',
        uniqueName: 'nivara_shell',
        ...(env.out ? { path: path.resolve(env.out) } : {}),
      },
      plugins: [
        ...config.plugins,
        new ModuleFederationPlugin({
          name: 'nivara_shell',
          remotes: {},
          shared: providedByShell({ ...shared, ...sharedPageParts(mode) }),
          shareStrategy: 'loaded-first',
          runtimePlugins: [path.join(root, 'shared/federation/provide-bundler-runtime.ts')],
          manifest: false,
          dts: false,
          dev: false,
          experiments: {
            // The shell loads containers itself: shell/src/remotes/federation.ts
            optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
          },
        }),
        new HtmlPlugin({ template: './src/page.html', filename: 'page.html', inject: false, minify: false }),
        new webpack.DefinePlugin({ WATCH_MODE: JSON.stringify(Boolean(env.watch)) }),
        ...(mode === 'production' ? [compileAhead(), new ChunkIntegrity()] : []),
        ...plugins,
        copyFiles(folder),
      ],
    };
  };
}

module.exports = { shell };
