import { listPatients } from '@nivara/shared/api-client/patients';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { useListTable, type ListRows } from '@nivara/shared/area/table/use-list-table';
import type { TreatedPatient } from '@nivara/shared/domain/patient-chart';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { PersonIcon } from '@nivara/shared/ui/layout/icon';
import { DoctorPage } from '../frame/doctor-page';
import { paths } from '../paths';
import { PATIENT_SUMMARY, PATIENT_TABLE } from './patient-columns';

const list: ListRows<TreatedPatient> = (query) => listPatients(query);
const initial = { sort: { column: 'name', direction: 'ascending' } } as const;

export function PatientsScreen() {
  const { table } = useListTable<TreatedPatient>({ columns: PATIENT_TABLE, list, initial });
  return (
    <DoctorPage
      name="Patients"
      heading="Your patients"
      lead="The patients whom you treat. Search by name, phone, Patient Id or date of birth."
    >
      <ListTable
        caption="Your patients"
        columns={PATIENT_TABLE}
        summary={PATIENT_SUMMARY}
        table={table}
        fileName="patients"
        empty={
          <EmptyState
            level={2}
            title="No patients yet"
            icon={<PersonIcon size={28} />}
            action={<ButtonLink to={paths.appointments}>See the appointments</ButtonLink>}
          >
            Patients who have an appointment with you are listed here.
          </EmptyState>
        }
      />
    </DoctorPage>
  );
}
