import { useEffect, useState } from 'react';
import { assetUrl } from '@nivara/shared/api-client/asset-url';
import { readStaticData } from '@nivara/shared/api-client/static-data';
import type { ServiceBarEntry } from '@nivara/shared/domain/service-bar';

const SERVICES_BAR_FILE = 'data/servicesBar.json';
const RETRY_MS = 5_000;

/** Undefined while the file is loading or missing; it is polled until it loads. */
export function useServicesBar(): ServiceBarEntry[] | undefined {
  const [entries, setEntries] = useState<ServiceBarEntry[]>();

  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isReported = false;
    const ask = async () => {
      try {
        const data = await readStaticData<unknown>(assetUrl(SERVICES_BAR_FILE), leaving.signal);
        if (!leaving.signal.aborted) setEntries(toEntries(data));
      } catch (error) {
        if (leaving.signal.aborted) return;
        if (!isReported) console.error('Failed to fetch the Services bar', error);
        isReported = true;
        timer = setTimeout(() => void ask(), RETRY_MS);
      }
    };
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, []);

  return entries;
}

/** Leaves out incomplete entries and links to other sites. */
function toEntries(data: unknown): ServiceBarEntry[] {
  if (!Array.isArray(data)) throw new TypeError('The Services bar is not a list');
  return data.filter(isEntry);
}

function isEntry(value: unknown): value is ServiceBarEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { title, type, imgSrc, url } = value as Partial<Record<keyof ServiceBarEntry, unknown>>;
  return (
    [title, type, imgSrc].every((text) => typeof text === 'string') &&
    typeof url === 'string' &&
    /^\/(?!\/)/.test(url)
  );
}
