import { useCallback } from 'react';
import { readTrends } from '@nivara/shared/api-client/tests';
import type { Loadable } from '@nivara/shared/app-context/loadable';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import type { MedicalTestWithValues } from '@nivara/shared/domain/medical-test';
import type { Trend } from '@nivara/shared/domain/test-values';

/** Reads the trends of this test's analytes over all tests of the same patient. */
export function useTrendsOf({ familyMemberId, values }: MedicalTestWithValues): Loadable<Trend[]> {
  return useAnswer<Trend[]>(
    useCallback(async () => {
      if (values.length === 0) return [];
      const { analytes } = await readTrends({ familyMember: familyMemberId ?? undefined });
      return analytes.filter(({ name, unit }) =>
        values.some((value) => value.analyte.toLowerCase() === name.toLowerCase() && value.unit === unit),
      );
    }, [familyMemberId, values]),
  );
}
