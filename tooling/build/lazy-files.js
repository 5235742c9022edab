const path = require('node:path');

/** A build removes this file at its end. */
const LAZY_FILES = 'lazy-files.json';

/**
 * Lists the files of each `import()`: `src/screens/home/home-screen` → its chunks. The server preloads them in a page
 * that will import the screen.
 */
class LazyFiles {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('LazyFiles', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'LazyFiles', stage }, () => {
        const { RawSource } = compiler.webpack.sources;
        const files = lazyFiles(compilation, compiler.context);
        compilation.emitAsset(LAZY_FILES, new RawSource(JSON.stringify(files)));
      });
    });
  }
}

function lazyFiles(compilation, folder) {
  const found = {};
  for (const group of compilation.chunkGroups) {
    for (const block of group.getBlocks()) {
      const [dependency] = block.dependencies;
      const resource = dependency && compilation.moduleGraph.getModule(dependency)?.nameForCondition();
      if (!resource) continue;
      const source = path.relative(folder, resource).split(path.sep).join('/');
      if (source.startsWith('..')) continue;
      found[source.replace(/\.tsx?$/, '')] = group.getFiles().filter((file) => file.endsWith('.js'));
    }
  }
  return found;
}

module.exports = { LAZY_FILES, LazyFiles };
