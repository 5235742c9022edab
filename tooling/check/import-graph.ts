import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const SOURCE = /\.(?:tsx?|m?js)$/;
const IMPORT = /(?:\bfrom|\bimport|\brequire\()\s*\(?\s*['"]([^'"]+)['"]/g;
/** Type imports cannot break a test at run time; the type checker covers them. */
const TYPE_IMPORTS = /^(?:import|export) type [^;]*;/gm;
const ENDINGS = ['', '.ts', '.tsx', '.js', '.mjs', '.json', '/index.ts'];

/** File → the project files that it imports, relative to the root, without packages. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads imports by regular expression, which is quick and exact enough to choose tests. */
export function readImports(root: string, files: readonly string[], { types = false } = {}): ImportGraph {
  return new Map(
    files
      .filter((file) => SOURCE.test(file))
      .map((file) => {
        const source = readFileSync(path.join(root, file), 'utf8');
        const text = types ? source : source.replace(TYPE_IMPORTS, '');
        const found = [...text.matchAll(IMPORT)].flatMap(([, name = '']) => resolve(root, file, name) ?? []);
        return [file, new Set(found)];
      }),
  );
}

function resolve(root: string, importer: string, name: string): string | undefined {
  const base = name.startsWith('@nivara/')
    ? name.slice('@nivara/'.length)
    : name.startsWith('.')
      ? path.posix.join(path.posix.dirname(importer), name)
      : undefined;
  if (base === undefined) return undefined;
  return ENDINGS.map((ending) => base + ending).find((file) => {
    const full = path.join(root, file);
    return existsSync(full) && statSync(full).isFile();
  });
}
