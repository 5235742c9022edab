const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');

/** What builds a remote; the last is there where the checkout can publish. */
const BUILDERS = [
  'webpack.common.js',
  'tsconfig.base.json',
  'tsconfig.json',
  'shell/registry/bundle-for-server.ts',
];

/** Hash of everything that a remote's build is made of. Two builds of the same sources carry the same id. */
function sourceId(folder) {
  const hash = createHash('sha256');
  hash.update(installedPackages());
  const files = [
    ...BUILDERS.map((file) => path.join(root, file)).filter((file) => fs.existsSync(file)),
    ...sourceFiles(path.join(root, 'shared')),
    ...sourceFiles(folder),
  ];
  for (const file of files)
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(fs.readFileSync(file))
      .update('\0');
  return hash.digest('hex').slice(0, 12);
}

/** What the lock file says of the packages that are installed. A new workspace beside the others changes no build. */
function installedPackages() {
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return JSON.stringify(
    Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link),
  );
}

function sourceFiles(folder) {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !/^(node_modules|dist|dist-server|testing|README\.md)$|\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? sourceFiles(file) : [file];
    });
}

module.exports = { installedPackages, sourceId };
