const fs = require('node:fs');
const path = require('node:path');
const CopyPlugin = require('copy-webpack-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { oneCopyEach } = require('./runtime-aliases.js');
const { SharePageParts } = require('./share-page-parts.js');
const { styledSources } = require('./styled-sources.js');

const root = path.resolve(__dirname, '../..');

/** The configuration that the builds of the shell and the remotes share. */
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
    plugins: [new SharePageParts()],
    cache: {
      type: 'filesystem',
      cacheDirectory: process.env.BUILD_CACHE_DIR || path.join(root, 'node_modules/.cache/webpack'),
      name: `${path.basename(folder)}-${mode}`,
      buildDependencies: {
        config: [
          ...[
            'webpack.common.js',
            'shared/package.json',
            'shared/ui/page-parts.ts',
            'tsconfig.base.json',
          ].map((file) => path.join(root, file)),
          ...fs
            .readdirSync(__dirname)
            .filter((file) => file.endsWith('.js'))
            .map((file) => path.join(__dirname, file)),
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

module.exports = { base, copyFiles };
