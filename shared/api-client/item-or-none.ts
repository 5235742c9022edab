import { isEntityId } from '../domain/entity-id';
import { ApiError } from './http';

const NOT_FOUND = 404;

/** Null for a missing item and for somebody else's, since the service answers both alike. */
export async function itemOrNone<Found>(
  id: string | undefined,
  read: (id: string) => Promise<Found>,
): Promise<Found | null> {
  if (!isEntityId(id)) return null;
  try {
    return await read(id);
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return null;
    throw error;
  }
}
