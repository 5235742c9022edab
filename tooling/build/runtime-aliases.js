const path = require('node:path');

const runtime = path.resolve(__dirname, '../../node_modules/@module-federation');

/** The federation runtime imports its parts both as ESM and as CommonJS; aliases keep one copy of each. */
const oneCopyEach = Object.fromEntries(
  [
    ['runtime-core', 'dist/index.js'],
    ['sdk', 'dist/index.js'],
    ['error-codes', 'dist/index.mjs'],
    ['error-codes/browser', 'dist/browser.mjs'],
  ].map(([name, file]) => [`@module-federation/${name}$`, path.join(runtime, name.split('/')[0], file)]),
);

/** The alias is for the file's real path, since the federation plugin imports the file by that path. */
const webpacksPart = require.resolve('@module-federation/webpack-bundler-runtime/dist/bundler.js', {
  paths: [require.resolve('@module-federation/enhanced/webpack')],
});

/** Within the site a remote uses the shell's copy of webpack's part of the federation runtime. */
const shellsCopy = {
  [webpacksPart]: path.resolve(__dirname, '../../shared/federation/shells-bundler-runtime.js'),
};

/** The shell loads entries itself, so the runtime's own ways to load scripts stay out: 2 kB of the first visit. */
const withoutLoading = Object.fromEntries(
  ['runtime-core/dist/utils/load.js', 'runtime-core/dist/utils/preload.js', 'sdk/dist/dom.js'].map((file) => [
    path.join(runtime, file),
    path.resolve(__dirname, '../../shared/federation/no-loading.js'),
  ]),
);

module.exports = { oneCopyEach, shellsCopy, withoutLoading };
