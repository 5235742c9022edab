const { BannerPlugin, Compilation } = require('webpack');

const COMPILE_ALL_FUNCTIONS = '//# allFunctionsCalledOnLoad';

/**
 * Asks V8 (Chromium 136 and later) to compile all functions of a file on another thread during the download, instead of
 * each function at its first call. Only the very start of a file counts, so the comment is added after the minifier and
 * before the hashes.
 */
const compileAhead = () =>
  new BannerPlugin({
    banner: COMPILE_ALL_FUNCTIONS,
    raw: true,
    test: /\.js$/,
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

module.exports = { compileAhead };
