const { createHash } = require('node:crypto');
const { Compilation, runtime, sources } = require('webpack');

/** Replaced by the hashes once all chunks are final. */
const PLACEHOLDER = '__CHUNK_HASHES__';
const HASH_LENGTH = 43;
const FILE_HASH = /\.([0-9a-f]{12})\.js$/;

/** Makes the browser refuse unknown chunks. */
const NO_SUCH_HASH = 'A'.repeat(HASH_LENGTH);

const integrityOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Makes the browser check each chunk. The registry has the hash of the entry, and the entry has the hashes of its
 * chunks, so no page needs a list of them.
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
      // At this stage the names of all files are final.
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
  // The hashes are sorted, so that the same sources build the same bytes whatever the cache contains.
  const list = [...new Set(hashes)].sort().join(' ');
  for (const { name, text } of runtimes) {
    // A runtime cannot contain its own hash, so its hash must come from the page or the registry.
    compilation.updateAsset(name, new sources.RawSource(text.replace(PLACEHOLDER, list)));
  }
}

module.exports = { ChunkIntegrity, integrityOf };
