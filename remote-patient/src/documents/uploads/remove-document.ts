import { ApiError } from '@nivara/shared/api-client/http';
import { removeUpload } from '@nivara/shared/api-client/uploads';
import { ownUploadId } from '@nivara/shared/domain/upload';

const NOT_FOUND = 404;

/** Calls the service only for documents that it stores. A document that is already gone counts as removed. */
export async function removeDocument(url: string): Promise<void> {
  const id = ownUploadId(url);
  if (id === undefined) return;
  try {
    await removeUpload(id);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === NOT_FOUND)) throw error;
  }
}
