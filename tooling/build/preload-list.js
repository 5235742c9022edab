const { integrityOf } = require('./chunk-integrity.js');

/**
 * Lists the chunks behind the asynchronous boundary, so that pages can preload them; production builds add integrity
 * hashes.
 */
class PreloadList {
  constructor(sharedVersions) {
    this.sharedVersions = sharedVersions;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PreloadList', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PreloadList', stage }, () => {
        const integrity = (file) =>
          compiler.options.mode === 'production'
            ? { integrity: integrityOf(compilation.assets[file].source()) }
            : {};
        const { RawSource } = compiler.webpack.sources;
        const hints = [...scriptHints(compilation, integrity), ...fontHints(compilation)];
        compilation.emitAsset('preload.json', new RawSource(JSON.stringify(hints, null, 2)));
        compilation.emitAsset('shared.json', new RawSource(JSON.stringify(this.sharedVersions)));
        const page = compilation.assets['page.html']?.source().toString();
        if (page) compilation.updateAsset('page.html', new RawSource(addIntegrity(page, integrity)));
      });
    });
  }
}

function scriptHints(compilation, integrity) {
  const groups = compilation.entrypoints.get('main').getChildren();
  const files = new Set(groups.flatMap((group) => group.getFiles()).filter((file) => file.endsWith('.js')));
  // Webpack loads a chunk with CORS only if the chunk has an integrity hash, and the preload must match.
  return [...files].map((file) => {
    const hash = integrity(file);
    return { href: `/assets/${file}`, as: 'script', ...hash, crossOrigin: 'integrity' in hash };
  });
}

const fontHints = (compilation) =>
  Object.keys(compilation.assets)
    .filter((file) => /latin-wght-normal\.[0-9a-f]+\.woff2$/.test(file))
    .map((file) => ({ href: `/assets/${file}`, as: 'font', type: 'font/woff2', crossOrigin: true }));

const addIntegrity = (page, integrity) =>
  page.replace(/src="?\/assets\/([\w.-]+)"?/g, (source, file) => {
    const hash = integrity(file);
    return hash.integrity ? `${source} integrity="${hash.integrity}"` : source;
  });

module.exports = { PreloadList };
