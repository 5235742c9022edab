import { isRecordId } from '../domain/record-id';
import { ApiError } from './http';

const NOT_FOUND = 404;

/** The record that an address names, or null: there is none, or it is somebody else’s, which the service does not tell. */
export async function recordOrNone<Found>(
  id: string | undefined,
  read: (id: string) => Promise<Found>,
): Promise<Found | null> {
  if (!isRecordId(id)) return null;
  try {
    return await read(id);
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return null;
    throw error;
  }
}
