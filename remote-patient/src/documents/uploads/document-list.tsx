import { useEffect, useRef, useState } from 'react';
import type { UploadedDocument } from '@nivara/shared/domain/patient';
import { IconButton } from '@nivara/shared/ui/form/button';
import { FileIcon, TrashIcon } from '@nivara/shared/ui/layout/icon';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { FileRow, FileRows, FileWords } from './chosen-file';
import { DocumentLink } from '@nivara/shared/area/upload/document-link';
import { RemoveDialog } from './remove-dialog';

interface DocumentListProps {
  documents: readonly UploadedDocument[];
  headingLevel: 2 | 3;
  onRemoved: (index: number) => void;
}

export function DocumentList({ documents, headingLevel, onRemoved }: DocumentListProps) {
  const [indexToRemove, setIndexToRemove] = useState<number>();
  const [removals, setRemovals] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const documentToRemove = indexToRemove === undefined ? undefined : documents[indexToRemove];

  // The pressed button disappears with its document, so the focus moves to the heading.
  useEffect(() => {
    if (removals > 0) heading.current?.focus();
  }, [removals]);

  const remove = (index: number) => {
    setIndexToRemove(undefined);
    setRemovals((count) => count + 1);
    onRemoved(index);
  };

  return (
    <Stack $gap={3}>
      <Heading ref={heading} level={headingLevel} look="h4" tabIndex={-1}>
        Your documents
      </Heading>
      {documents.length === 0 ? (
        <p>None yet. Reports and letters of other doctors help yours to see the whole picture.</p>
      ) : (
        <FileRows role="list">
          {documents.map(({ url, display_name }, index) => (
            <FileRow key={url}>
              <FileIcon size={22} />
              <FileWords>
                <DocumentLink url={url}>{display_name}</DocumentLink>
              </FileWords>
              <IconButton label={`Remove ${display_name}`} onClick={() => setIndexToRemove(index)}>
                <TrashIcon size={20} />
              </IconButton>
            </FileRow>
          ))}
        </FileRows>
      )}
      {documentToRemove === undefined || indexToRemove === undefined ? null : (
        <RemoveDialog
          document={{ url: documentToRemove.url, name: documentToRemove.display_name }}
          onClose={() => setIndexToRemove(undefined)}
          onRemoved={() => remove(indexToRemove)}
        />
      )}
    </Stack>
  );
}
