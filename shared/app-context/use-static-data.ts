import { useContext, useEffect, useMemo, useState } from 'react';
import { readStaticData } from '../api-client/static-data';
import { assetUrl } from '../api-client/asset-url';
import { addressOfData } from '../contracts/remote-manifest';
import { KnownFactsContext } from '@nivara/shared/app-context/app-context';
import type { Loadable } from './loadable';

type Outcome<T> = { attempt: string; data: T } | { attempt: string; message: string };

/**
 * Loads one of the remote's data files, or a file of the site such as `/sitemap.json`. `read` checks and converts the
 * content, and must be the same function on every render.
 */
export function useStaticData<T>(file: string, read: (data: unknown) => T): Loadable<T> {
  const [tries, setTries] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<T>>();
  const attempt = `${file}#${tries}`;
  const { data: facts } = useContext(KnownFactsContext);
  const known = useMemo(
    () => (tries === 0 ? readKnown(facts, urlOf(file), read) : undefined),
    [facts, file, read, tries],
  );
  const isKnown = known !== undefined;

  useEffect(() => {
    if (isKnown) return undefined;
    const leaving = new AbortController();
    readStaticData<unknown>(urlOf(file), leaving.signal).then(
      (data) => {
        if (!leaving.signal.aborted) setOutcome({ attempt, data: read(data) });
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setOutcome({ attempt, message: messageOf(error) });
      },
    );
    return () => leaving.abort();
  }, [file, attempt, read, isKnown]);

  if (known) return known;
  // An outcome of another file, or from before a retry, does not count.
  if (outcome?.attempt !== attempt) return { status: 'loading' };
  if ('message' in outcome) {
    return { status: 'failed', message: outcome.message, retry: () => setTries((count) => count + 1) };
  }
  return { status: 'ready', data: outcome.data };
}

const urlOf = (file: string) => addressOfData(assetUrl(''), file);

function readKnown<T>(
  facts: ReadonlyMap<string, unknown>,
  url: string,
  read: (data: unknown) => T,
): Loadable<T> | undefined {
  if (!facts.has(url)) return undefined;
  try {
    return { status: 'ready', data: read(facts.get(url)) };
  } catch {
    // The request that follows reports the fault and offers a retry.
    return undefined;
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'This information could not be loaded.';
