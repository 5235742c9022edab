import { useCallback } from 'react';
import { readBill } from '@nivara/shared/api-client/bills';
import { recordOrNone } from '@nivara/shared/api-client/record-or-none';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import { useParams } from '@nivara/shared/app-context/router';

/** The bill that the address names; null when this person has none with that id. */
export function useBill() {
  const { id } = useParams();
  return useChangingAnswer(useCallback(() => recordOrNone(id, readBill), [id]));
}
