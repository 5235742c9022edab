import { useFormikContext } from 'formik';
import type { Registration, UploadedDocument } from '@nivara/shared/domain/patient';
import { DocumentUpload } from '../documents/uploads/document-upload';
import { type Uploads, useUploaded } from '../documents/uploads/use-upload-queue';

interface DocumentsFieldProps {
  uploads: Uploads;
  headingLevel?: 2 | 3;
}

/** The record’s documents: uploads go to the service at once, and their list is an answer like any other. */
export function DocumentsField({ uploads, headingLevel }: DocumentsFieldProps) {
  const { values } = useFormikContext<Registration>();
  const change = useDocumentList();
  return (
    <DocumentUpload
      documents={values.patientHistory.uploadedDocuments}
      uploads={uploads}
      onAdded={(document) => change((documents) => [...documents, document])}
      onRemoved={(index) => change((documents) => documents.filter((_, place) => place !== index))}
      headingLevel={headingLevel}
    />
  );
}

/** In the form whatever its step: what arrives while another one is on screen belongs to the record all the same. */
export function UploadedDocuments({ uploads }: { uploads: Uploads }) {
  const change = useDocumentList();
  useUploaded(uploads, (document) => change((documents) => [...documents, document]));
  return null;
}

/** Several uploads follow one another: each change is made to the list of that moment. */
function useDocumentList() {
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
