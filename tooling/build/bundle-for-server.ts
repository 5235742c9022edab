import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import ts from 'typescript';
import type { ServerBuild } from '@nivara/shared/contracts/registry';
import { SHARED_PACKAGES, SHARED_MODULES } from '../../shared/contracts/shared-modules.js';
import { hashOf } from '../../registry/build-record';
import { styledSources } from './styled-sources.js';

interface Bundle {
  /** Root of the checkout. */
  root: string;
  /** Source of the entry module, which imports as if it were in `folder`. */
  contents: string;
  folder: string;
  /** Folder of the browser build; the bundle is written there and refers to its pictures and fonts. */
  out: string;
  /** True for the shell, which bundles the shared modules; remotes are given them. */
  providesShared: boolean;
}

/**
 * The bundle expects two variables: PUBLIC_PATH, the address of the build's files, and ASKED, which collects each
 * `import()` that runs.
 */
export async function bundleForServer(bundle: Bundle): Promise<ServerBuild> {
  const { root, contents, folder, out, providesShared } = bundle;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: 'tsx' },
    absWorkingDir: root,
    write: false,
    bundle: true,
    minify: true,
    keepNames: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    charset: 'utf8',
    define: {
      'process.env.NODE_ENV': '"production"',
      __webpack_public_path__: 'PUBLIC_PATH',
      WATCH_MODE: 'false',
    },
    external: [...SHARED_PACKAGES.map((name) => name.replace(/\/$/, '/*')), 'react-router-dom'],
    plugins: [
      ...(providesShared ? [] : [sharedModulesStayOutside(root)]),
      withoutFederation,
      sourcesOf(root, folder),
      filesOf(out),
    ],
    logLevel: 'silent',
  });
  const [file] = outputFiles;
  if (!file) throw new Error('The bundle for the server is empty');
  const hash = createHash('sha256').update(file.contents).digest('hex').slice(0, 12);
  const name = `server.${hash}.cjs`;
  await writeFile(path.join(out, name), file.contents);
  return { file: name, integrity: await hashOf(out, name) };
}

/** React contexts work only when all bundles share one copy of their modules. */
const sharedModulesStayOutside = (root: string): Plugin => ({
  name: 'shared-modules-stay-outside',
  setup(bundle) {
    bundle.onResolve({ filter: /\/(app-context|router)$/ }, ({ path: request, resolveDir }) => {
      const meant = request.startsWith('.')
        ? path.resolve(resolveDir, request).replace(path.join(root, 'shared'), '@nivara/shared')
        : request;
      const module = SHARED_MODULES.find((name) => name === meant);
      return module ? { path: module, external: true } : undefined;
    });
  },
});

/** The server loads remotes by itself, so the federation runtime is left out. */
const withoutFederation: Plugin = {
  name: 'without-federation',
  setup(bundle) {
    bundle.onResolve({ filter: /^@module-federation\// }, ({ path: name }) => ({
      path: name,
      namespace: 'nothing',
    }));
    bundle.onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({
      contents: 'module.exports = {};',
      loader: 'js',
    }));
  },
};

/** Names styled components as in the browser build, and makes each `import()` record its module's path. */
function sourcesOf(root: string, folder: string): Plugin {
  return {
    name: 'sources',
    setup(bundle) {
      bundle.onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
        const source = await readFile(file, 'utf8');
        if (!/styled-components|import\(/.test(source)) return undefined;
        const { outputText } = ts.transpileModule(source, {
          fileName: file,
          compilerOptions: {
            target: ts.ScriptTarget.ES2022,
            module: ts.ModuleKind.ESNext,
            jsx: ts.JsxEmit.Preserve,
            verbatimModuleSyntax: true,
          },
          transformers: { before: [styledSources(root)] },
        });
        const contents = recordImports(outputText, path.relative(folder, path.dirname(file)));
        return { contents, loader: 'jsx' };
      });
    },
  };
}

/** Matches `import()`, with or without a comment that names its chunk. */
const IMPORT = /import\((?:\s*\/\*.*?\*\/)?\s*(['"])(\.[^'"]+)\1\s*\)/gs;

/** `folder` is the module's folder, relative to the folder that is built. */
export const recordImports = (code: string, folder: string): string =>
  code.replace(IMPORT, (call, _quote, request: string) => {
    const modulePath = path.join(folder, request).split(path.sep).join('/');
    return `(ASKED.add(${JSON.stringify(modulePath)}), ${call})`;
  });

/** Pictures and fonts resolve to the files of the browser build. */
function filesOf(out: string): Plugin {
  return {
    name: 'files-of-the-build',
    setup(bundle) {
      bundle.onLoad({ filter: /\.(woff2|svg)$/ }, async ({ path: file }) => {
        const { name, ext } = path.parse(file);
        const media = path.join(out, 'media');
        const built = existsSync(media) ? await readdir(media) : [];
        const found = built.find((each) => each.startsWith(`${name}.`) && each.endsWith(ext));
        if (!found) throw new Error(`The build has no file made of ${file}`);
        return {
          contents: `export default PUBLIC_PATH + ${JSON.stringify(`media/${found}`)};`,
          loader: 'js',
        };
      });
    },
  };
}
