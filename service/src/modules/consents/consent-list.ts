import type { CONSENT_COLUMNS, Consent } from '@nivara/shared/domain/consent';
import { CONSENT_KINDS } from '@nivara/shared/domain/consent';
import type { ListQuery, Page } from '@nivara/shared/domain/list-query';

type Column = (typeof CONSENT_COLUMNS)[number];

const position = ({ id }: Consent) => CONSENT_KINDS.indexOf(id);

/** There are only a few kinds, so they are paged here instead of in the database. */
export function consentPage(
  consents: readonly Consent[],
  { page = 1, size = 10, sort, q = '' }: ListQuery<Column>,
): Page<Consent> {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = consents.filter(({ title, detail }) => {
    const text = `${title} ${detail}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const ordered = matching.toSorted(
    (one, other) => compare(one, other, sort) || position(one) - position(other),
  );
  return { rows: ordered.slice((page - 1) * size, page * size), total: matching.length };
}

/** Missing values come last in either order. */
function compare(one: Consent, other: Consent, sort: Column | `-${Column}` | undefined): number {
  if (sort === undefined) return 0;
  const column = sort.replace('-', '') as Column;
  const [left, right] = [one[column], other[column]];
  if (left === right) return 0;
  if (left === null) return 1;
  if (right === null) return -1;
  return (left < right ? -1 : 1) * (sort.startsWith('-') ? -1 : 1);
}
