import type { UploadedDocument } from '@nivara/shared/domain/patient';
import { Button } from '@nivara/shared/ui/form/button';
import { FileIcon, PlusIcon } from '@nivara/shared/ui/layout/icon';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { FileRow, FileRows, FileWords } from './chosen-file';
import { DocumentLink } from '@nivara/shared/area/upload/document-link';

interface EarlierDocumentsProps {
  documents: readonly UploadedDocument[];
  headingLevel: 2 | 3;
  /** Undefined when the patient record has no room for another document. */
  onAdd: ((document: UploadedDocument) => void) | undefined;
}

/** Documents of the account that are not in the patient record. */
export function EarlierDocuments({ documents, headingLevel, onAdd }: EarlierDocumentsProps) {
  if (documents.length === 0) return null;
  return (
    <Stack $gap={3}>
      <Heading level={headingLevel} look="h4">
        Uploaded earlier
      </Heading>
      <FileRows role="list">
        {documents.map((document) => (
          <FileRow key={document.url}>
            <FileIcon size={22} />
            <FileWords>
              <DocumentLink url={document.url}>{document.display_name}</DocumentLink>
            </FileWords>
            {onAdd ? (
              <Button
                size="small"
                variant="quiet"
                icon={<PlusIcon size={18} />}
                onClick={() => onAdd(document)}
              >
                Add<VisuallyHidden> {document.display_name}</VisuallyHidden>
              </Button>
            ) : (
              <span />
            )}
          </FileRow>
        ))}
      </FileRows>
    </Stack>
  );
}
