import { useEffect, useState } from 'react';
import { assetUrl } from '@nivara/shared/api-client/asset-url';
import { readStaticData } from '@nivara/shared/api-client/static-data';
import type { ServiceListEntry } from '@nivara/shared/domain/clinic-service';
import type { ServiceList } from '@nivara/shared/forms/booking/service-field';
import { asRecords, asText, firstOfEach } from '../../read-json';

export const SERVICE_LIST_FILE = 'data/consultationData.json';

/** Leaves out entries without an id or a name, since they cannot be booked. */
export const readServiceList = (data: unknown): ServiceListEntry[] =>
  firstOfEach(
    asRecords(data).flatMap(({ id, service }) =>
      typeof id === 'number' && asText(service) !== '' ? [{ id, service: asText(service) }] : [],
    ),
    ({ id }) => id,
  );

/** Logs a failure to read the list, and lets the visitor retry. */
export function useServiceList(): ServiceList {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ attempt: number; entries: ServiceListEntry[] | undefined }>();

  useEffect(() => {
    const leaving = new AbortController();
    readStaticData<unknown>(assetUrl(SERVICE_LIST_FILE), leaving.signal).then(
      (data) => {
        if (!leaving.signal.aborted) setOutcome({ attempt, entries: readServiceList(data) });
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.error('Failed to fetch services data', error);
        setOutcome({ attempt, entries: undefined });
      },
    );
    return () => leaving.abort();
  }, [attempt]);

  if (outcome?.attempt !== attempt) return { status: 'loading' };
  if (outcome.entries === undefined) return { status: 'failed', retry: () => setAttempt(attempt + 1) };
  return { status: 'ready', entries: outcome.entries };
}
