/** Names what the shell's first page needs beside its entry: the chunks behind the asynchronous border. */
class PreloadList {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PreloadList', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PreloadList', stage }, () =>
        this.write(compiler, compilation),
      );
    });
  }

  write(compiler, compilation) {
    const groups = compilation.entrypoints.get('main').getChildren();
    const files = new Set(groups.flatMap((group) => group.getFiles()).filter((file) => file.endsWith('.js')));
    const fonts = Object.keys(compilation.assets).filter((file) =>
      /latin-wght-normal\.[0-9a-f]+\.woff2$/.test(file),
    );
    const hints = [
      ...[...files].map((file) => ({ href: `/assets/${file}`, as: 'script', crossOrigin: false })),
      ...fonts.map((file) => ({
        href: `/assets/${file}`,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: true,
      })),
    ];
    compilation.emitAsset(
      'preload.json',
      new compiler.webpack.sources.RawSource(JSON.stringify(hints, null, 2)),
    );
  }
}

module.exports = { PreloadList };
