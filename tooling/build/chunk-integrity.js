const { createHash } = require('node:crypto');
const { Compilation, runtime, sources } = require('webpack');

/** Stands in a build's runtime until the last chunk is final; then the hashes take its place. */
const PLACEHOLDER = '__CHUNK_HASHES__';
const HASH_LENGTH = 43;
const FILE_HASH = /\.([0-9a-f]{12})\.js$/;

/** A chunk that the build does not know of gets a hash that nothing has, so that it is refused. */
const NO_SUCH_HASH = 'A'.repeat(HASH_LENGTH);

const integrityOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Makes the browser check each chunk. The registry vouches for the entry by its hash, and the entry carries the
 * hashes of all chunks: so every script of a remote is checked, and no page has to carry a long list.
 */
class ChunkIntegrity {
  apply(compiler) {
    compiler.hooks.compilation.tap('ChunkIntegrity', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrity',
        (code) =>
          `${code}\nscript.crossOrigin = 'anonymous';\n` +
          `script.integrity = 'sha256-' + ('${PLACEHOLDER}'.split((/\\.(\\w+)\\.js/.exec(url) || [])[1] + ':')[1] || '${NO_SUCH_HASH}').slice(0, ${HASH_LENGTH}) + '=';`,
      );
      // After the names of all files are final.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrity', stage }, (assets) =>
        writeHashes(compilation, assets),
      );
    });
  }
}

function writeHashes(compilation, assets) {
  const scripts = Object.entries(assets)
    .filter(([name]) => FILE_HASH.test(name))
    .map(([name, source]) => ({ name, text: source.source().toString() }));
  const runtimes = scripts.filter(({ text }) => text.includes(PLACEHOLDER));
  const hashes = scripts
    .filter((script) => !runtimes.includes(script))
    .map(({ name, text }) => `${FILE_HASH.exec(name)[1]}:${integrityOf(text).slice(7, 7 + HASH_LENGTH)}`);
  // Sorted, so that the same sources make the same bytes whatever was in the build’s cache.
  const list = [...new Set(hashes)].sort().join(' ');
  for (const { name, text } of runtimes) {
    // A runtime loaded as a chunk could vouch for nobody: its own hash would have to be in another runtime first.
    compilation.updateAsset(name, new sources.RawSource(text.replace(PLACEHOLDER, list)));
  }
}

module.exports = { ChunkIntegrity, integrityOf };
