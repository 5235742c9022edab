const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { PAGE_PARTS } = require('../../shared/contracts/shared-modules.js');
const { sourceFiles } = require('./source-id.js');

const ui = path.resolve(__dirname, '../../shared/ui');
const listFile = path.join(ui, 'page-parts.ts');

/** The parts' paths, without the endings of the files. */
const parts = [...fs.readFileSync(listFile, 'utf8').matchAll(/from '(.+)'/g)].map(([, request]) =>
  path.resolve(ui, request),
);

/** Builds with the same version have the same parts, with the same names of styles. */
const pagePartsVersion = () => {
  const hash = createHash('sha256');
  for (const file of [...sourceFiles(ui), path.join(__dirname, 'styled-sources.js')])
    hash
      .update(`${path.relative(ui, file)}\0`)
      .update(fs.readFileSync(file))
      .update('\0');
  return `1.0.0-h${hash.digest('hex').slice(0, 12)}`;
};

const isPart = (file) => file === listFile || parts.some((part) => file.startsWith(`${part}.ts`));

/** Turns an import of a part into one of all parts, which the federation plugin shares. Imports between parts stay. */
class SharePageParts {
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap('SharePageParts', (factory) => {
      factory.hooks.beforeResolve.tap('SharePageParts', (data) => {
        const { request, context, contextInfo } = data;
        if (isPart(contextInfo.issuer ?? '')) return;
        const file = request.startsWith('.')
          ? path.resolve(context, request)
          : request.replace(/^@nivara\/shared\/ui/, ui);
        if (parts.includes(file)) data.request = PAGE_PARTS;
      });
    });
  }
}

/**
 * In watch mode the parts change without a new version, so builds of watch mode share them only with each other. A
 * remote offers its copy in a version that nobody asks for: a remote that used it would fail with this one's files.
 */
const sharedPageParts = (mode, remoteName) => {
  const requiredVersion = mode === 'production' ? pagePartsVersion() : '1.0.0-watch';
  const version = remoteName ? `${requiredVersion}.${remoteName}` : requiredVersion;
  return { [PAGE_PARTS]: { version, requiredVersion } };
};

module.exports = { SharePageParts, sharedPageParts };
