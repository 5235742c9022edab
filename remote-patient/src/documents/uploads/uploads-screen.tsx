import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import { listUploads } from '@nivara/shared/api-client/uploads';
import { LARGEST_PAGE } from '@nivara/shared/domain/list-query';
import { uploadRoom } from '@nivara/shared/domain/upload-choice';
import type { Upload } from '@nivara/shared/domain/upload';
import { Card } from '@nivara/shared/ui/layout/card';
import { DataTable } from '@nivara/shared/ui/table/data-table';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { FileIcon } from '@nivara/shared/ui/layout/icon';
import { Heading, Stack, VisuallyHidden } from '@nivara/shared/ui/layout/layout';
import { space } from '@nivara/shared/ui/tokens/theme';
import { AreaPage } from '../../frame/area-page';
import { RemoveDialog } from './remove-dialog';
import { UploadArea } from './upload-area';
import { useUploaded, useUploadQueue } from './use-upload-queue';
import { removeColumn, uploadColumns } from '@nivara/shared/area/upload/upload-columns';

const Compact = styled(Card)`
  padding: ${space[4]};
`;

const readUploads = async (): Promise<Upload[]> =>
  (await listUploads({ sort: '-createdAt', size: LARGEST_PAGE })).rows;

/** The account keeps fifty documents at most, and doctors add a few, so the list needs no pages. */
export function UploadsScreen() {
  const { answer, reload, change } = useChangingAnswer(readUploads);
  const [toRemove, setToRemove] = useState<Upload>();
  const [removals, setRemovals] = useState(0);
  const chosen = useUploadQueue();
  useUploaded(chosen, reload);
  const heading = useRef<HTMLHeadingElement>(null);
  const { showToast } = useToasts();
  const uploads = answer.status === 'ready' ? answer.data : undefined;
  const columns = [...uploadColumns, removeColumn(setToRemove)];

  const inAccount = uploads?.filter(({ doctor }) => doctor === null).length ?? 0;

  // The focus is lost when the pressed button is removed with its row.
  useEffect(() => {
    if (removals > 0) heading.current?.focus();
  }, [removals]);

  const forget = ({ id, displayName }: Upload) => {
    change((all) => all.filter((upload) => upload.id !== id));
    setToRemove(undefined);
    setRemovals((count) => count + 1);
    showToast({ tone: 'success', text: `“${displayName}” was removed.` });
  };

  return (
    <AreaPage
      name="Uploads"
      heading="Uploads"
      lead="Reports and letters of other doctors. The doctors who treat you can read them."
    >
      <Compact as="section" data-screen-only aria-labelledby="add">
        <VisuallyHidden as="h2" id="add">
          Upload documents
        </VisuallyHidden>
        <UploadArea {...uploadRoom({ inPatientRecord: 0, inAccount })} uploads={chosen} isPrimaryWithFiles />
      </Compact>
      <Stack as="section" $gap={4} aria-labelledby="kept">
        <Heading ref={heading} level={2} look="h3" id="kept" tabIndex={-1}>
          Your documents
        </Heading>
        <DataTable
          caption="Documents"
          columns={columns}
          summary={columns}
          rows={uploads}
          rowKey={({ id }) => id}
          error={answer.status === 'failed' ? answer.message : undefined}
          onRetry={answer.status === 'failed' ? answer.retry : undefined}
          fileName="documents"
          empty={
            <EmptyState title="No documents yet" icon={<FileIcon size={28} />}>
              Upload the first one above: an earlier report helps your doctor to see the whole picture.
            </EmptyState>
          }
        />
      </Stack>
      {toRemove === undefined ? null : (
        <RemoveDialog
          document={{ url: toRemove.url, name: toRemove.displayName }}
          onClose={() => setToRemove(undefined)}
          onRemoved={() => forget(toRemove)}
        />
      )}
    </AreaPage>
  );
}
