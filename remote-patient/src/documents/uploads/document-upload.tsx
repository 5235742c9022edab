import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import { listUploads } from '@nivara/shared/api-client/uploads';
import { LARGEST_PAGE } from '@nivara/shared/domain/list-query';
import { uploadRoom } from '@nivara/shared/domain/upload-choice';
import type { UploadedDocument } from '@nivara/shared/domain/patient';
import { UPLOAD_LIMITS } from '@nivara/shared/domain/upload';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { DocumentList } from './document-list';
import { EarlierDocuments } from './earlier-documents';
import { UploadArea } from './upload-area';
import type { Uploads } from './use-upload-queue';

export interface DocumentUploadProps {
  documents: UploadedDocument[];
  /** Chosen files and running uploads; the parent adds uploaded documents to its list. */
  uploads: Uploads;
  /** Called for an earlier document that the patient adds to the list. */
  onAdded: (document: UploadedDocument) => void;
  onRemoved: (index: number) => void;
  headingLevel?: 2 | 3;
}

/** Reads the documents that the account has uploaded itself; documents from a doctor are left out. */
const readOwnUploads = async (): Promise<UploadedDocument[]> =>
  (await listUploads({ size: LARGEST_PAGE })).rows
    .filter(({ doctor }) => doctor === null)
    .map(({ url, displayName }) => ({ url, display_name: displayName }));

export function DocumentUpload(props: DocumentUploadProps) {
  const { documents, uploads, onAdded, onRemoved, headingLevel = 3 } = props;
  const { answer, change } = useChangingAnswer(readOwnUploads);
  const ownUploads = answer.status === 'ready' ? answer.data : [];
  const { room, limit } = uploadRoom({ inPatientRecord: documents.length, inAccount: ownUploads.length });
  const earlier = ownUploads.filter(({ url }) => documents.every((document) => document.url !== url));

  const forget = (index: number) => {
    const removed = documents[index]?.url;
    change((all) => all.filter(({ url }) => url !== removed));
    onRemoved(index);
  };

  return (
    <Stack $gap={5}>
      <DocumentList documents={documents} headingLevel={headingLevel} onRemoved={forget} />
      <EarlierDocuments
        documents={earlier}
        headingLevel={headingLevel}
        onAdd={documents.length < UPLOAD_LIMITS.files ? onAdded : undefined}
      />
      <UploadArea room={room} limit={limit} uploads={uploads} />
    </Stack>
  );
}
