import { useCallback } from 'react';
import { recordOrNone } from '@nivara/shared/api-client/record-or-none';
import { useParams } from '@nivara/shared/app-context/router';
import { type Answered, useChangingAnswer } from '@nivara/shared/app-context/use-answer';

/**
 * The record that the address names; null when this person has none with that id. Give it a function that stays the same
 * between renders.
 */
export function useOwnItem<Found>(read: (id: string) => Promise<Found>): Answered<Found | null> {
  const { id } = useParams();
  return useChangingAnswer<Found | null>(useCallback(() => recordOrNone(id, read), [id, read]));
}
