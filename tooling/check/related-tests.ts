import path from 'node:path';
import type { ImportGraph } from './import-graph';

const TEST = /\.test\.tsx?$/;
const JOURNEY = /^e2e\/journeys\/.*\.spec\.ts$/;

/** More files than this would take longer than a minute, which is the limit of a check. */
const MANY = 50;

/**
 * Stops at direct importers and the tests beside them, since half of the project imports a file of
 * shared/domain, mostly by way of other files.
 * If that selects more than `many` tests, only changed tests and tests that import a changed file directly remain.
 */
export function relatedTests(changed: readonly string[], graph: ImportGraph, many = MANY): string[] {
  const isChanged = new Set(changed);
  const importers = [...graph].filter(([, imports]) => changed.some((file) => imports.has(file)));
  const folders = new Set(
    [...changed, ...importers.map(([file]) => file)].map((file) => path.posix.dirname(file)),
  );
  const reached = reachedFrom(changed, graph);
  const related = [...graph].filter(
    ([file]) =>
      TEST.test(file) &&
      (isChanged.has(file) || (folders.has(path.posix.dirname(file)) && reached.has(file))),
  );
  const closest = related.filter(
    ([file, imports]) => isChanged.has(file) || changed.some((each) => imports.has(each)),
  );
  return (related.length > many ? closest : related).map(([file]) => file);
}

/** Includes indirect importers. */
function reachedFrom(files: readonly string[], graph: ImportGraph): Set<string> {
  const reached = new Set(files);
  for (let size = 0; size < reached.size;) {
    size = reached.size;
    for (const [file, imports] of graph)
      if (!reached.has(file) && [...imports].some((each) => reached.has(each))) reached.add(file);
  }
  return reached;
}

/**
 * Selects the changed journeys. Every other changed file, except tests, selects the journeys with its most precise
 * entry: the longest of the listed paths that begin the file's path.
 */
export function relatedJourneys(
  changed: readonly string[],
  journeyPaths: Readonly<Record<string, readonly string[]>>,
  everyJourney: readonly string[],
): string[] {
  const precision = (journey: string, file: string): number =>
    Math.max(
      0,
      ...(journeyPaths[path.posix.basename(journey)] ?? [])
        .filter((prefix) => file.startsWith(prefix))
        .map((prefix) => prefix.length),
    );
  const selected = changed
    .filter((file) => !TEST.test(file))
    .flatMap((file) => {
      const most = Math.max(...everyJourney.map((journey) => precision(journey, file)));
      return most === 0 ? [] : everyJourney.filter((journey) => precision(journey, file) === most);
    });
  return everyJourney.filter((journey) => changed.includes(journey) || selected.includes(journey));
}

export const isJourney = (file: string): boolean => JOURNEY.test(file);
