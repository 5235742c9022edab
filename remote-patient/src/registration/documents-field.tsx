import { useFormikContext } from 'formik';
import type { Registration, UploadedDocument } from '@nivara/shared/domain/patient';
import { DocumentUpload } from '../documents/uploads/document-upload';
import { type Uploads, useUploaded } from '../documents/uploads/use-upload-queue';

interface DocumentsFieldProps {
  uploads: Uploads;
  headingLevel?: 2 | 3;
}

/** Files are uploaded separately; the list of documents is saved with the form, like any other answer. */
export function DocumentsField({ uploads, headingLevel }: DocumentsFieldProps) {
  const { values } = useFormikContext<Registration>();
  const change = useChangeDocuments();
  return (
    <DocumentUpload
      documents={values.patientHistory.uploadedDocuments}
      uploads={uploads}
      onAdded={(document) => change((documents) => [...documents, document])}
      onRemoved={(index) => change((documents) => documents.filter((_, position) => position !== index))}
      headingLevel={headingLevel}
    />
  );
}

/** Always mounted, so that a document that arrives during another step is added to the answers too. */
export function UploadedDocuments({ uploads }: { uploads: Uploads }) {
  const change = useChangeDocuments();
  useUploaded(uploads, (document) => change((documents) => [...documents, document]));
  return null;
}

/** Uploads may end in quick succession, so each change starts from the current list. */
function useChangeDocuments() {
  const { setValues } = useFormikContext<Registration>();
  return (next: (documents: UploadedDocument[]) => UploadedDocument[]) =>
    void setValues((now) => ({
      ...now,
      patientHistory: {
        ...now.patientHistory,
        uploadedDocuments: next(now.patientHistory.uploadedDocuments),
      },
    }));
}
