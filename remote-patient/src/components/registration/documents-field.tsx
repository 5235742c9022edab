import { useFormikContext } from 'formik';
import type { Registration, UploadedDocument } from '@nivara/shared/domain/patient';
import { DocumentUpload } from '../document-upload/document-upload';

/** The record’s documents: uploads go to the service at once, and their list is an answer like any other. */
export function DocumentsField({ headingLevel }: { headingLevel?: 2 | 3 }) {
  const { values, setValues } = useFormikContext<Registration>();
  // Several uploads follow one another: each change is made to the list of that moment.
  const change = (next: (documents: UploadedDocument[]) => UploadedDocument[]) =>
    void setValues((now) => ({
      ...now,
      patientHistory: {
        ...now.patientHistory,
        uploadedDocuments: next(now.patientHistory.uploadedDocuments),
      },
    }));
  return (
    <DocumentUpload
      documents={values.patientHistory.uploadedDocuments}
      onUploaded={(document) => change((documents) => [...documents, document])}
      onRemoved={(index) => change((documents) => documents.filter((_, place) => place !== index))}
      headingLevel={headingLevel}
    />
  );
}
