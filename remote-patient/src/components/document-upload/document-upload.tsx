import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import { listUploads } from '@nivara/shared/api-client/uploads';
import type { UploadedDocument } from '@nivara/shared/domain/patient';
import { Stack } from '@nivara/shared/ui/layout';
import { DocumentList } from './document-list';
import { EarlierDocuments } from './earlier-documents';
import { UploadArea } from './upload-area';

export interface DocumentUploadProps {
  documents: UploadedDocument[];
  /** A document is with the clinic, and belongs to the list. */
  onUploaded: (document: UploadedDocument) => void;
  onRemoved: (index: number) => void;
  headingLevel?: 2 | 3;
}

/** All that the patient has at the clinic. */
const readKept = async (): Promise<UploadedDocument[]> =>
  (await listUploads()).rows.map(({ url, displayName }) => ({ url, display_name: displayName }));

/** The documents of a record: what is there, and more of them. */
export function DocumentUpload({ documents, onUploaded, onRemoved, headingLevel = 3 }: DocumentUploadProps) {
  const { answer, change } = useChangingAnswer(readKept);
  const kept = answer.status === 'ready' ? answer.data : [];
  const earlier = kept.filter(({ url }) => documents.every((document) => document.url !== url));

  const forget = (index: number) => {
    const removed = documents[index]?.url;
    change((all) => all.filter(({ url }) => url !== removed));
    onRemoved(index);
  };

  return (
    <Stack $gap={5}>
      <DocumentList documents={documents} headingLevel={headingLevel} onRemoved={forget} />
      <EarlierDocuments documents={earlier} headingLevel={headingLevel} onAdd={onUploaded} />
      <UploadArea taken={documents.length + earlier.length} onUploaded={onUploaded} />
    </Stack>
  );
}
