const fs = require('node:fs');
const path = require('node:path');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const webpack = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { ChunkIntegrity } = require('./shared/federation/chunk-integrity.js');
const { CommonInRoutes } = require('./shared/federation/common-in-routes.js');
const { compileAhead } = require('./shared/federation/compile-ahead.js');
const { LazyFiles } = require('./shared/federation/lazy-files.js');
const { oneCopyEach, shellsCopy } = require('./shared/federation/runtime-aliases.js');
const { sourceId } = require('./shared/federation/source-id.js');
const { styledSources } = require('./shared/federation/styled-sources.js');

const root = __dirname;
const versions = JSON.parse(fs.readFileSync(path.join(root, 'shared/package.json'), 'utf8'));

/**
 * The one list of what all parts share at run time, each as a single copy. Packages and the rooms of shared/ that
 * hold React contexts must be here; everything else is bundled where it is used.
 */
const shared = {
  ...Object.fromEntries(
    ['react', 'react/', 'react-dom', 'react-dom/', 'styled-components'].map((name) => [
      name,
      { singleton: true, requiredVersion: `^${versions.dependencies[name.replace('/', '')]}` },
    ]),
  ),
  ...Object.fromEntries(
    ['@nivara/shared/app-context/app-context', '@nivara/shared/app-context/router'].map((name) => [
      name,
      { singleton: true, version: versions.version, requiredVersion: false },
    ]),
  ),
};

/** The shell provides all of it within the site, in versions that publish has compared: no remote brings a copy. */
const fromTheShell = Object.fromEntries(
  Object.entries(shared).map(([name, options]) => [name, { ...options, import: false }]),
);

function base(folder, mode) {
  const production = mode === 'production';
  return {
    context: folder,
    mode,
    target: ['web', 'es2022'],
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    output: {
      path: path.join(folder, 'dist'),
      publicPath: 'auto',
      filename: production ? '[name].[contenthash:12].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:12].js' : '[name].js',
      assetModuleFilename: 'media/[name].[contenthash:12][ext]',
      chunkLoadTimeout: 10_000,
      crossOriginLoading: 'anonymous',
      strictModuleErrorHandling: true,
      clean: production,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: oneCopyEach },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            configFile: path.join(root, 'tsconfig.json'),
            compilerOptions: { noEmit: false, sourceMap: true },
            getCustomTransformers: () => ({ before: [styledSources(root)] }),
          },
        },
        { test: /\.(woff2|svg)$/, type: 'asset/resource' },
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: process.env.BUILD_CACHE_DIR || path.join(root, 'node_modules/.cache/webpack'),
      name: `${path.basename(folder)}-${mode}`,
      buildDependencies: {
        config: [
          __filename,
          require.resolve('./shared/federation/styled-sources.js'),
          require.resolve('./shared/federation/runtime-aliases.js'),
          path.join(root, 'shared/package.json'),
          path.join(root, 'tsconfig.base.json'),
        ],
      },
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: production ? 'deterministic' : 'named',
      splitChunks: { minSize: 60_000 },
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })],
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

const copyFiles = (folder) =>
  new CopyPlugin({ patterns: [{ from: path.join(folder, 'public'), to: '.', noErrorOnMissing: true }] });

/** An exposed module's file: `./routes` is src/routes.tsx, `./modals/contact` is src/modals/contact/contact-modal.tsx. */
function exposedFile(folder, module) {
  const plain = path.join(folder, 'src', `${module}.tsx`);
  if (fs.existsSync(plain)) return plain;
  const name = path.basename(module);
  const inFolder = path.join(folder, 'src', module, `${name}-modal.tsx`);
  if (fs.existsSync(inFolder)) return inFolder;
  throw new Error(`remote.json names the module ${module}, but neither ${plain} nor ${inFolder} exists`);
}

function exposedModules(folder, { routes, modals = {} }) {
  const modules = new Set([...routes.map(({ module }) => module), ...Object.values(modals)]);
  return Object.fromEntries([...modules].map((module) => [module, exposedFile(folder, module)]));
}

/** A module's file among the build's: `./routes` is routes.….js, `./modals/contact` is modals-contact.….js. */
const chunkOf = (module) => module.replace(/^\.\//, '').replaceAll('/', '-');

const namedExposes = (folder, manifest) =>
  Object.fromEntries(
    Object.entries(exposedModules(folder, manifest)).map(([module, file]) => [
      module,
      { import: file, name: chunkOf(module) },
    ]),
  );

const routeChunks = ({ routes }) => [...new Set(routes.map(({ module }) => chunkOf(module)))];

/** A remote's whole configuration. `devPort` is where it is served in watch mode and in isolation. */
function remote(folder, { devPort }) {
  const manifestFile = path.join(folder, 'remote.json');
  return (env = {}, argv = {}) => {
    const mode = argv.mode ?? 'production';
    const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8'));
    const isolated = Boolean(env.isolate);
    const container = `nivara_${manifest.name.replace(/-/g, '_')}_${mode === 'production' ? sourceId(folder) : 'dev'}`;
    const config = base(folder, mode);
    return {
      ...config,
      entry: isolated ? { isolation: require.resolve('./shared/isolation/main.ts') } : {},
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
        new ModuleFederationPlugin({
          name: container,
          filename: mode === 'production' ? 'remoteEntry.[contenthash:12].js' : 'remoteEntry.js',
          exposes: namedExposes(folder, manifest),
          shared: isolated ? shared : fromTheShell,
          shareStrategy: 'loaded-first',
          runtimePlugins: [require.resolve('./shared/federation/fresh-chunks.ts')],
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
            context: ['/api'],
            target: `http://127.0.0.1:${process.env.SERVICE_PORT ?? 3000}`,
            pathRewrite: { '^/api': '' },
            changeOrigin: false,
            xfwd: true,
          },
        ],
      },
    };
  };
}

/** The shell has all of it at once: its page needs each, and a file for each would cost a round of headers and hints. */
const providedByShell = Object.fromEntries(
  Object.entries(shared).map(([name, options]) => [name, { ...options, eager: true }]),
);

/** Packages change rarely: in a file of their own they stay in browsers' caches when the shell changes. */
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

/** The shell's configuration; `plugins` are those that only a host needs. */
function shell(folder, { plugins }) {
  return (env = {}, argv = {}) => {
    const mode = argv.mode ?? 'production';
    const config = base(folder, mode);
    return {
      ...config,
      entry: { main: './src/main.ts' },
      optimization: { ...config.optimization, splitChunks: packagesApart },
      output: {
        ...config.output,
        publicPath: '/assets/',
        uniqueName: 'nivara_shell',
        ...(env.out ? { path: path.resolve(env.out) } : {}),
      },
      plugins: [
        new ModuleFederationPlugin({
          name: 'nivara_shell',
          remotes: {},
          shared: providedByShell,
          shareStrategy: 'loaded-first',
          runtimePlugins: [require.resolve('./shared/federation/provide-bundler-runtime.ts')],
          manifest: false,
          dts: false,
          dev: false,
          experiments: {
            optimization: { target: 'web', disableSnapshot: true },
            // For remotes that were published with a bundler's runtime of their own.
            provideExternalRuntime: true,
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

/** What the shell provides to its remotes, and in which version. */
const sharedVersions = () =>
  Object.fromEntries(
    Object.entries(shared)
      .filter(([name]) => !name.endsWith('/'))
      .map(([name, { version }]) => [name, version ?? require(`${name}/package.json`).version]),
  );

module.exports = { remote, shell, exposedModules, sharedVersions, sourceId };
