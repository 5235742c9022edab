import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPublished } from '../../registry/build-record';
import { versionFolder } from '../../registry/data-folder';
import { readRegistry } from '../../registry/registry-file';
import { weighRemote, weighShell } from './weigh';
import { readEnvironment } from '../../shell/server/environment';
import { buildAll } from '../run/build-all';
import { shellFolder } from '../build/build-shell';
import { root } from '../processes';

/** Parts may grow by this factor before the budget has to be raised. */
const MARGIN = 1.05;

const file = path.join(root, 'shared/contracts/budgets.json');

/** Sets the budgets to the current sizes, with some margin. */
async function main(): Promise<void> {
  const { dataDir } = readEnvironment(process.env, root);
  await buildAll(dataDir, (line) => console.log(line));
  const budgets = JSON.parse(readFileSync(file, 'utf8')) as {
    firstVisit: { others: number };
    otherScreens: number;
  };
  // Sorted, so that the order of publishing does not change the file.
  const remotes = Object.entries(readRegistry(dataDir).remotes).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const weights = await Promise.all(
    remotes.map(async ([name, { version }]) => {
      const record = (await readPublished(dataDir, name)).get(version);
      if (!record) throw new Error(`${name} ${version} has no record`);
      return [name, weighRemote(versionFolder(dataDir, name, version), record)] as const;
    }),
  );
  const firstVisit = weights.map(([name, figures]) => [name, withMargin(figures.firstVisit)]);
  const screens = weights.map(([name, figures]) => [
    name,
    Object.fromEntries(Object.entries(figures.screens).map(([screen, bytes]) => [screen, withMargin(bytes)])),
  ]);
  const next = {
    shellStart: withMargin(weighShell(shellFolder(dataDir))),
    firstVisit: { ...Object.fromEntries(firstVisit), others: budgets.firstVisit.others },
    screens: Object.fromEntries(screens),
    otherScreens: budgets.otherScreens,
  };
  writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
  console.log(`Written to ${path.relative(root, file)}.`);
}

const withMargin = (bytes: number) => Math.ceil(bytes * MARGIN);

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
