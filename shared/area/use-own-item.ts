import { useCallback } from 'react';
import { itemOrNone } from '@nivara/shared/api-client/item-or-none';
import { useParams } from '@nivara/shared/app-context/router';
import { type Answered, useChangingAnswer } from '@nivara/shared/app-context/use-answer';

/**
 * Loads the item with the id in the address; null when this account has none. `read` must be the same function on every
 * render.
 */
export function useOwnItem<Found>(read: (id: string) => Promise<Found>): Answered<Found | null> {
  const { id } = useParams();
  return useChangingAnswer<Found | null>(useCallback(() => itemOrNone(id, read), [id, read]));
}
