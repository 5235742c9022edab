const { BannerPlugin, Compilation } = require('webpack');

const ALL_OF_IT = '//# allFunctionsCalledOnLoad';

/**
 * Asks the browser to compile all functions of a file while it comes, beside the page's own thread, instead of each one
 * when it is first called. V8 heeds it (Chromium from 136 on); to others it is a comment. It counts at a file's very
 * beginning alone, so it is set there after the minifier, and before the hashes.
 */
const compileAhead = () =>
  new BannerPlugin({
    banner: ALL_OF_IT,
    raw: true,
    test: /\.js$/,
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

module.exports = { compileAhead };
