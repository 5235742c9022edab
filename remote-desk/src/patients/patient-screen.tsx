import { readDeskPatient } from '@nivara/shared/api-client/desk-patients';
import { useSearchParams } from '@nivara/shared/app-context/router';
import { useOwnItem } from '@nivara/shared/area/use-own-item';
import type { DeskPatientInDetail } from '@nivara/shared/domain/desk-patients';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { PersonIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Stack } from '@nivara/shared/ui/layout/layout';
import { Tabs } from '@nivara/shared/ui/navigation/tabs';
import { DeskPage } from '../frame/desk-page';
import { paths } from '../paths';
import { PatientHead } from './patient-head';
import { PatientAppointments, PatientBills, PatientMessages } from './patient-lists';

export function PatientScreen() {
  const { answer, change } = useOwnItem(readDeskPatient);
  const name = answer.status === 'ready' && answer.data ? answer.data.name : 'Patient';
  return (
    <DeskPage name={name} heading={name}>
      <Loaded
        data={answer}
        level={2}
        failure="The patient could not be loaded"
        skeleton={<SkeletonCard lines={12} />}
      >
        {(patient) =>
          patient === null ? (
            <EmptyState
              level={2}
              title="We could not find that patient"
              icon={<PersonIcon size={28} />}
              action={<ButtonLink to={paths.patients}>See all patients</ButtonLink>}
            >
              No patient has a page at this address.
            </EmptyState>
          ) : (
            <Patient key={patient.id} patient={patient} onChanged={(changed) => change(() => changed)} />
          )
        }
      </Loaded>
    </DeskPage>
  );
}

interface PatientProps {
  patient: DeskPatientInDetail;
  onChanged: (patient: DeskPatientInDetail) => void;
}

function Patient({ patient, onChanged }: PatientProps) {
  const [params, setParams] = useSearchParams();
  return (
    <Stack $gap={5}>
      <Cluster>
        <ButtonLink to={paths.book({ patient: patient.id })}>Book an appointment</ButtonLink>
        <ButtonLink variant="secondary" to={paths.newBill({ patient: patient.id })}>
          Raise a bill
        </ButtonLink>
      </Cluster>
      <PatientHead patient={patient} onChanged={onChanged} />
      <Tabs
        label="Appointments, bills and messages"
        selected={params.get('show') ?? 'appointments'}
        onSelect={(show) => setParams(show === 'appointments' ? {} : { show }, { replace: true })}
        tabs={[
          { id: 'appointments', label: 'Appointments', content: <PatientAppointments patient={patient} /> },
          { id: 'bills', label: 'Bills', content: <PatientBills patient={patient} /> },
          { id: 'messages', label: 'Messages', content: <PatientMessages patient={patient} /> },
        ]}
      />
    </Stack>
  );
}
