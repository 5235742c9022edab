import { useCallback } from 'react';
import { recordOrNone } from '@nivara/shared/api-client/record-or-none';
import { readTest } from '@nivara/shared/api-client/tests';
import { useParams } from '@nivara/shared/app-context/router';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import type { MedicalTestWithValues } from '@nivara/shared/domain/medical-test';

/** The test that the address names; null when this person has none with that id. */
export function useTest() {
  const { id } = useParams();
  return useChangingAnswer<MedicalTestWithValues | null>(useCallback(() => recordOrNone(id, readTest), [id]));
}
