import { useEffect, useState } from 'react';
import { findMedicines } from '@nivara/shared/api-client/medicines';
import type { MedicineBefore } from '@nivara/shared/domain/medicine';

const DEBOUNCE_MS = 120;
const NONE: readonly MedicineBefore[] = [];

/** The doctor's earlier lines whose name starts with the text; empty while they load, and for an empty text. */
export function useMedicines(typed: string): readonly MedicineBefore[] {
  const q = typed.trim();
  const [found, setFound] = useState<{ q: string; medicines: readonly MedicineBefore[] }>();

  useEffect(() => {
    if (q === '') return undefined;
    let isOutdated = false;
    const timer = setTimeout(() => {
      findMedicines(q).then(
        (medicines) => {
          if (!isOutdated) setFound({ q, medicines });
        },
        // A failure needs no message, since the doctor can type the name without the list.
        () => undefined,
      );
    }, DEBOUNCE_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [q]);

  return found?.q === q ? found.medicines : NONE;
}

/** "500 mg, 1-0-1, 5 days, after food" */
export const medicineInWords = ({ form, dose, frequency, days, food }: MedicineBefore): string =>
  [form, dose, frequency, days === null ? '' : days === 1 ? '1 day' : `${days} days`, food.toLowerCase()]
    .filter(Boolean)
    .join(', ');
