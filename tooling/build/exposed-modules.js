const fs = require('node:fs');
const path = require('node:path');
const { namedModules, possibleFilesOf } = require('../../shared/contracts/exposed-files.js');

const exposedFile = (folder, module) =>
  possibleFilesOf(module)
    .map((file) => path.join(folder, file))
    .find((file) => fs.existsSync(file));

/** Returns the file of each exposed module. */
function exposedModules(folder, manifest) {
  const missing = missingModules(folder, manifest);
  if (missing.length > 0) throw new Error(missing.join('\n'));
  return Object.fromEntries(namedModules(manifest).map((module) => [module, exposedFile(folder, module)]));
}

const missingModules = (folder, manifest) =>
  namedModules(manifest)
    .filter((module) => !exposedFile(folder, module))
    .map((module) => `remote.json names the module ${module}, but src/ has no such file.`);

module.exports = { exposedModules, missingModules };
