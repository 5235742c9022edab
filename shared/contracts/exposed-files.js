// JavaScript, because the bundler's configuration reads it without a build.

/**
 * The two files where an exposed module may be: `./routes` is in src/routes.tsx, and `./modals/contact` is in
 * src/modals/contact/contact-modal.tsx.
 */
const possibleFilesOf = (module) => {
  const name = module.replace(/^\.\//, '');
  return [`src/${name}.tsx`, `src/${name}/${name.split('/').at(-1)}-modal.tsx`];
};

/** The modules that a manifest names, each once. */
const namedModules = ({ routes, modals = {} }) => [
  ...new Set([...routes.map(({ module }) => module), ...Object.values(modals)]),
];

module.exports = { namedModules, possibleFilesOf };
