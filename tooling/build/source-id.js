const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');

const ROOT_FILES = ['webpack.common.js', 'tsconfig.base.json', 'tsconfig.json'];

/** Builds of the same sources have the same id. */
function sourceId(folder, parts = ['.']) {
  const hash = createHash('sha256');
  hash.update(installedPackages());
  const files = [
    ...ROOT_FILES.map((file) => path.join(root, file)),
    ...sourceFiles(__dirname),
    ...sourceFiles(path.join(root, 'shared')),
    ...parts.flatMap((part) => sourceFiles(path.join(folder, part))),
  ];
  for (const file of files)
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(fs.readFileSync(file))
      .update('\0');
  return hash.digest('hex').slice(0, 12);
}

/** Returns the lock file's entries without the workspaces, since a new workspace changes no build. */
function installedPackages() {
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return JSON.stringify(
    Object.entries(packages).filter(([folder, { link }]) => folder.includes('node_modules/') && !link),
  );
}

function sourceFiles(fileOrFolder) {
  if (fs.statSync(fileOrFolder).isFile()) return [fileOrFolder];
  return fs
    .readdirSync(fileOrFolder, { withFileTypes: true })
    .filter((entry) => !/^(node_modules|dist|dist-server|testing|README\.md)$|\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => sourceFiles(path.join(fileOrFolder, name)));
}

module.exports = { sourceId, sourceFiles };
