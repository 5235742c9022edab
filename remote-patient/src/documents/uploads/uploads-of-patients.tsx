import { listUploads } from '@nivara/shared/api-client/uploads';
import type { Upload } from '@nivara/shared/domain/upload';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { AreaPage } from '../../frame/area-page';
import { PatientTable } from '../../table/patient-table';
import { usePatientTable, type ListRows, type Numbered } from '../../table/use-patient-table';
import { patientColumn, uploadColumns } from './upload-columns';

const COLUMNS: readonly DataColumn<Numbered<Upload>>[] = [...uploadColumns, patientColumn];
const LAST_FIRST = { sort: { column: 'createdAt', direction: 'descending' } } as const;
const list: ListRows<Upload> = (query) => listUploads(query);

/** Doctors only read. */
export function UploadsOfPatients() {
  const { table } = usePatientTable({ columns: COLUMNS, list, initial: LAST_FIRST });
  return (
    <AreaPage name="Uploads" heading="Documents" lead="What your patients have uploaded for you to read.">
      <PatientTable
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
    </AreaPage>
  );
}
