import { listUploads } from '@nivara/shared/api-client/uploads';
import type { Upload } from '@nivara/shared/domain/upload';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { DoctorPage } from '../frame/doctor-page';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { useListTable, type ListRows, type Numbered } from '@nivara/shared/area/table/use-list-table';
import { patientColumn, uploadColumns } from '@nivara/shared/area/upload/upload-columns';

const COLUMNS: readonly DataColumn<Numbered<Upload>>[] = [...uploadColumns, patientColumn];
const NEWEST_FIRST = { sort: { column: 'createdAt', direction: 'descending' } } as const;
const list: ListRows<Upload> = (query) => listUploads(query);

/** On this screen doctors read documents; they cannot add or delete any. */
export function DocumentsScreen() {
  const { table } = useListTable({ columns: COLUMNS, list, initial: NEWEST_FIRST });
  return (
    <DoctorPage
      name="Documents"
      heading="Documents"
      lead="What your patients have uploaded, and what doctors have added for them."
    >
      <ListTable
        table={table}
        caption="Documents"
        columns={COLUMNS}
        fileName="documents"
        empty={
          <EmptyState level={2} title="No documents yet">
            Reports and letters that your patients upload are listed here.
          </EmptyState>
        }
      />
    </DoctorPage>
  );
}
