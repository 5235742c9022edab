const fs = require('node:fs');
const path = require('node:path');
const { SHARED_PACKAGES, SHARED_MODULES } = require('./shared/contracts/shared-modules.js');
const { exposedModules } = require('./tooling/build/exposed-modules.js');
const { remote } = require('./tooling/build/remote-config.js');
const { shell } = require('./tooling/build/shell-config.js');

const versions = JSON.parse(fs.readFileSync(path.join(__dirname, 'shared/package.json'), 'utf8'));

/** All parts share these modules at run time: shared/contracts/shared-modules.js */
const shared = {
  ...Object.fromEntries(
    SHARED_PACKAGES.map((name) => [
      name,
      { singleton: true, requiredVersion: `^${versions.dependencies[name.replace('/', '')]}` },
    ]),
  ),
  ...Object.fromEntries(
    SHARED_MODULES.map((name) => [
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
