const fs = require('node:fs');
const path = require('node:path');

/** `./routes` is src/routes.tsx, `./modals/contact` is src/modals/contact/contact-modal.tsx. */
const placesOf = (folder, module) => [
  path.join(folder, 'src', `${module}.tsx`),
  path.join(folder, 'src', module, `${path.basename(module)}-modal.tsx`),
];

const exposedFile = (folder, module) => placesOf(folder, module).find((file) => fs.existsSync(file));

const namedModules = ({ routes, modals = {} }) => [
  ...new Set([...routes.map(({ module }) => module), ...Object.values(modals)]),
];

/** Exposed module → its file. */
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
