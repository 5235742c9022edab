import type { Director } from '@nivara/shared/domain/director';

/** Reads a list whose entries may lack parts. An entry without an id can't be chosen and is left out. Takes only types of the domain: no yup on the page. */
export function readDirectors(data: unknown): Director[] {
  const entries: (Partial<Director> | null)[] = Array.isArray(data) ? data : [];
  return entries.flatMap((entry) =>
    typeof entry?.id === 'number'
      ? [
          {
            ...entry,
            id: entry.id,
            imgSrc: entry.imgSrc ?? '',
            name: entry.name ?? '',
            title: entry.title ?? '',
            info: Array.isArray(entry.info) ? entry.info : [],
            url: entry.url ?? '',
          },
        ]
      : [],
  );
}
