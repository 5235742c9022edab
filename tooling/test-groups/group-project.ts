import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globsToMatcher } from 'jest-util';
import { splitFiles } from './split-files';

/** The part of a project's configuration that selects its tests. */
interface Project {
  displayName?: string | { name: string };
  roots?: string[];
  testMatch?: string | string[];
}

const root = path.resolve(__dirname, '../..');
const TEST_FILES = ['**/*.test.{ts,tsx}'];

/** A group takes 15 to 30 seconds of one core, so that two workers end at about the same time. */
const GROUP_BYTES = 80_000;

/** A file that replaces modules would affect the other files of its group, so it gets a group of its own. */
const NEEDS_OWN_MODULES = /jest\.(mock|doMock|resetModules|isolateModules)/;
const IN_NODE = '/** @jest-environment node */';

/** Groups test files, so that each group loads React, the design system or the service only once. */
export function groupProject<Config extends Project>(project: Config): Config {
  const name = nameOf(project);
  const folder = path.join(root, '.cache/test-groups', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  groupsOf(testFiles(project)).forEach(({ head, files }, n) => {
    const runner = JSON.stringify(path.join(__dirname, 'run-file'));
    const lines = files.map((file) => `runFile(${JSON.stringify(file)}, () => require(${inRoot(file)}));\n`);
    const text = [`${head}\n`, `const { runFile } = require(${runner});\n`, ...lines].join('');
    writeFileSync(path.join(folder, `${name}-${n + 1}.test.js`), text);
  });
  return { ...project, roots: [folder], testMatch: [`${folder}/*.test.js`] };
}

const inRoot = (file: string) => JSON.stringify(path.join(root, file));

const nameOf = ({ displayName }: Project): string =>
  typeof displayName === 'string' ? displayName : (displayName?.name ?? 'project');

/** Finds the files that jest would run, relative to the root. */
function testFiles({ roots = [root], testMatch = TEST_FILES }: Project): string[] {
  const globs = typeof testMatch === 'string' ? [testMatch] : testMatch;
  const isTest = globsToMatcher(globs.map((glob) => glob.replace('<rootDir>', root)));
  const found = roots.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  return found
    .filter((file) => !file.includes('node_modules') && isTest(file))
    .map((file) => path.relative(root, file));
}

function groupsOf(files: string[]): { head: string; files: string[] }[] {
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  const text = (file: string) => texts.get(file) ?? '';
  const solo = files.filter((file) => NEEDS_OWN_MODULES.test(text(file))).sort();
  const others = files.filter((file) => !solo.includes(file));
  const headOf = (file: string) => (text(file).startsWith(IN_NODE) ? IN_NODE : '');
  const split = (head: string) =>
    splitFiles(
      others
        .filter((file) => headOf(file) === head)
        .map((file) => ({ file, weight: statSync(path.join(root, file)).size })),
      GROUP_BYTES,
    ).map((group) => ({ head, files: group }));
  return [...split(''), ...split(IN_NODE), ...solo.map((file) => ({ head: headOf(file), files: [file] }))];
}
