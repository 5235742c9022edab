import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import type { ServerBuild } from '@nivara/shared/contracts/registry';

interface Surroundings {
  require: (name: string) => unknown;
  /** Address of the build's files. */
  publicPath: string;
  /** Collects the name of each `import()` that runs. */
  imports: Set<string>;
}

type Bundle = (
  module: { exports: Record<string, unknown> },
  exports: object,
  require: Surroundings['require'],
  publicPath: string,
  imports: Set<string>,
) => void;

const compiled = new Map<string, Bundle>();

/** Runs the bundle again for each page, so that pages share no state. Refuses a file whose hash is wrong. */
export function runBundle(
  file: string,
  { integrity }: Pick<ServerBuild, 'integrity'>,
  { require, publicPath, imports }: Surroundings,
): Record<string, unknown> {
  const key = `${file} ${integrity}`;
  const bundle = compiled.get(key) ?? compile(file, integrity);
  compiled.set(key, bundle);
  const module = { exports: {} };
  bundle(module, module.exports, require, publicPath, imports);
  return module.exports;
}

function compile(file: string, integrity: string): Bundle {
  const code = readFileSync(file);
  if (`sha256-${createHash('sha256').update(code).digest('base64')}` !== integrity) {
    throw new Error(`${file} is not what was published`);
  }
  const parameters = ['module', 'exports', 'require', 'PUBLIC_PATH', 'ASKED'];
  return vm.compileFunction(code.toString(), parameters, { filename: file }) as Bundle;
}
