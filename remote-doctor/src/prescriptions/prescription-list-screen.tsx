import { listPrescriptions } from '@nivara/shared/api-client/prescriptions';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { useListTable, type ListRows } from '@nivara/shared/area/table/use-list-table';
import { PRESCRIPTION_KINDS, type Prescription } from '@nivara/shared/domain/prescription';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { FileIcon, PlusIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { DoctorPage } from '../frame/doctor-page';
import { paths } from '../paths';
import { PRESCRIPTION_SUMMARY, PRESCRIPTION_TABLE } from './prescription-columns';

const list: ListRows<Prescription> = (query, filters) =>
  listPrescriptions({ ...query, kind: PRESCRIPTION_KINDS.find((kind) => kind === filters.kind) });
const initial = { sort: { column: 'date', direction: 'descending' } } as const;

export function PrescriptionListScreen() {
  const { table } = useListTable<Prescription>({ columns: PRESCRIPTION_TABLE, list, initial });
  return (
    <DoctorPage name="Prescriptions" heading="Prescriptions" lead="What your patients have been prescribed.">
      <Cluster>
        <ButtonLink to={paths.newPrescription()} icon={<PlusIcon size={20} />}>
          Write a prescription
        </ButtonLink>
      </Cluster>
      <ListTable
        caption="Prescriptions"
        columns={PRESCRIPTION_TABLE}
        summary={PRESCRIPTION_SUMMARY}
        table={table}
        fileName="prescriptions"
        empty={
          <EmptyState level={2} title="No prescriptions yet" icon={<FileIcon size={28} />}>
            What you prescribe is listed here, and the patient reads it at once.
          </EmptyState>
        }
      />
    </DoctorPage>
  );
}
