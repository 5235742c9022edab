const fs = require('node:fs');
const path = require('node:path');
const { exposedModules } = require('./tooling/build/exposed-modules.js');
const { remote } = require('./tooling/build/remote-config.js');
const { shell } = require('./tooling/build/shell-config.js');

const versions = JSON.parse(fs.readFileSync(path.join(__dirname, 'shared/package.json'), 'utf8'));

/**
 * The one list of what all parts share at run time, each as a single copy. Packages and the rooms of shared/ that
 * hold React contexts must be here; everything else is bundled where it is used.
 */
const shared = {
  ...Object.fromEntries(
    ['react', 'react/', 'react-dom', 'react-dom/', 'styled-components'].map((name) => [
      name,
      { singleton: true, requiredVersion: `^${versions.dependencies[name.replace('/', '')]}` },
    ]),
  ),
  ...Object.fromEntries(
    ['@nivara/shared/app-context/app-context', '@nivara/shared/app-context/router'].map((name) => [
      name,
      { singleton: true, version: versions.version, requiredVersion: false },
    ]),
  ),
};

module.exports = {
  /** The host, with all that is shared: tooling/build/shell-config.js */
  shell: (folder, options) => shell(shared, folder, options),
  /** A remote, within the site or in isolation: tooling/build/remote-config.js */
  remote: (folder, options) => remote(shared, folder, options),
  /** The file of each module that a manifest names. */
  exposedModules,
};
