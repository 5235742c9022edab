const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { CommonInRoutes } = require('../../tooling/build/common-in-routes.js');
const { shell } = require('../../webpack.common.js');

const root = path.resolve(__dirname, '../..');

/** Lists the files of the entry and of each remote's module, by the chunk names of the generated imports. */
class ChunkList {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkList', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunkList', stage }, () => {
        const files = (group) => group.getFiles().filter((file) => file.endsWith('.js'));
        const groups = [...compilation.namedChunkGroups].map(([name, group]) => [name, files(group)]);
        const list = JSON.stringify(Object.fromEntries(groups));
        compilation.emitAsset('chunks.json', new compiler.webpack.sources.RawSource(list));
      });
    });
  }
}

/**
 * Plain imports replace federation; most other settings are the shell's own. Options: `--env sources=` is the
 * folder of the generated files, `--env base=` the address of the build, `--env routes=` the names of the route chunks.
 */
module.exports = (env, argv) => {
  const config = shell(path.join(root, 'shell'), { plugins: [] })(env, argv);
  return {
    ...config,
    entry: { main: path.join(env.sources, 'main.js') },
    output: { ...config.output, publicPath: env.base, uniqueName: 'nivara_single' },
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve.alias,
        [path.join(root, 'shell/src/remotes/federation.ts')]: path.join(env.sources, 'federation.js'),
      },
    },
    // This is webpack's default, since the shell's own setting is made for shared modules.
    optimization: { ...config.optimization, splitChunks: { chunks: 'async' } },
    cache: { ...config.cache, name: 'single-application' },
    plugins: [
      ...config.plugins.filter((plugin) => !(plugin instanceof ModuleFederationPlugin)),
      new CommonInRoutes(env.routes.split(',')),
      new ChunkList(),
    ],
  };
};
