import { listUploads } from '@nivara/shared/api-client/uploads';
import { UPLOAD_COLUMNS, type Upload } from '@nivara/shared/domain/upload';
import { DataTable } from '@nivara/shared/ui/data-table';
import { EmptyState } from '@nivara/shared/ui/empty-state';
import { AreaPage } from '../../../components/area-page';
import { useServerTable } from '../../../components/server-table/use-server-table';
import { patientColumn, uploadColumns } from './upload-columns';

const COLUMNS = [...uploadColumns, patientColumn];

/** What a doctor sees: the documents of all their patients, to read. */
export function UploadsOfPatients() {
  const { table } = useServerTable<Upload, (typeof UPLOAD_COLUMNS)[number]>(listUploads, UPLOAD_COLUMNS, {
    sort: { column: 'createdAt', direction: 'descending' },
  });
  return (
    <AreaPage name="Uploads" heading="Documents" lead="What your patients have uploaded for you to read.">
      <DataTable
        {...table}
        caption="Documents"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        fileName="documents"
        empty={
          <EmptyState level={2} title="No documents yet">
            Reports and letters that your patients upload are listed here.
          </EmptyState>
        }
      />
    </AreaPage>
  );
}
