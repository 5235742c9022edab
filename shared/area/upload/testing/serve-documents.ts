import {
  CLOUD_NAME,
  uploadUrl,
  type Upload,
  type UploadAnswer,
  type UploadEndpoint,
} from '@nivara/shared/domain/upload';
import { fakeUploads, type SentForm, type UploadReply } from '@nivara/shared/testing/fake-uploads';
import { notFoundProblem, serveCalls, type ServedCalls } from '@nivara/shared/testing/serve-calls';

export interface DocumentService extends ServedCalls {
  uploads: Upload[];
  sent: SentForm[];
  /** Sets the reply to uploads of a file with this name; undefined lets them succeed again. */
  setReply: (fileName: string, reply: UploadReply | undefined) => void;
}

const endpoint: UploadEndpoint = {
  url: `/api/v1_1/${CLOUD_NAME}/raw/upload`,
  cloudName: CLOUD_NAME,
  uploadPreset: 'documents',
  resourceType: 'raw',
  maxFiles: 4,
  maxBytes: 5_242_880,
};

/** A document of the signed-in patient. */
export function upload(displayName: string, index = 1): Upload {
  const id = String(index).padStart(32, 'd');
  return {
    id,
    accountId: 'a'.repeat(32),
    familyMemberId: null,
    patientName: 'Asha Kulkarni',
    url: uploadUrl(id),
    displayName,
    bytes: 12_646,
    doctor: null,
    visitId: null,
    createdAt: '2026-03-02T04:30:00.000Z',
  };
}

/** Answers the calls about documents from memory. */
export function serveDocuments(uploads: Upload[] = []): DocumentService {
  const replies = new Map<string, UploadReply>();
  let count = uploads.length;
  const sent = fakeUploads(({ fileName }) => {
    const reply = replies.get(fileName);
    if (reply) return reply;
    count += 1;
    const added = upload(fileName, count);
    uploads.unshift(added);
    const { id, url, bytes, createdAt } = added;
    const body: UploadAnswer = { id, url, display_name: fileName, bytes, created_at: createdAt };
    return { status: 200, body };
  });
  const served = serveCalls({
    'GET /uploads': () => ({ rows: uploads, total: uploads.length }),
    'GET /uploads/endpoint': () => endpoint,
    'DELETE /uploads/:id': ({ id }) => {
      const index = uploads.findIndex((document) => document.id === id);
      if (index === -1) return notFoundProblem;
      uploads.splice(index, 1);
      return undefined;
    },
  });
  return {
    ...served,
    uploads,
    sent,
    setReply: (fileName, reply) => void (reply ? replies.set(fileName, reply) : replies.delete(fileName)),
  };
}

/** A file as the file dialog returns it. */
export function chosenFile(name: string, size = 2048): File {
  const file = new File(['%PDF-1.4'], name, {
    type: name.endsWith('.pdf') ? 'application/pdf' : 'image/png',
  });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}
