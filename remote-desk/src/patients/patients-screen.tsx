import { listDeskPatients } from '@nivara/shared/api-client/desk-patients';
import { dayColumn, textColumn } from '@nivara/shared/area/table/columns';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';
import { UnknownValue } from '@nivara/shared/area/table/unknown-value';
import { useListTable, type ListRows } from '@nivara/shared/area/table/use-list-table';
import type { DeskPatient } from '@nivara/shared/domain/desk-patients';
import { phoneInWords } from '@nivara/shared/domain/phone-number';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { PlusIcon, PersonIcon } from '@nivara/shared/ui/layout/icon';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { DeskPage } from '../frame/desk-page';
import { paths } from '../paths';
import { bornInWords } from './patient-texts';
import { UNSEEN, UnseenBadge } from './unseen';

const list: ListRows<DeskPatient> = (query) => listDeskPatients(query);
const initial = { sort: { column: 'name', direction: 'ascending' } } as const;

/** The ids are the names by which the service sorts. */
const COLUMNS: readonly DataColumn<DeskPatient>[] = [
  textColumn('name', 'Name', ({ name }) => name, {
    cell: ({ id, name, isUnseen }) => (
      <Cluster $gap={2}>
        <TextLink to={paths.patient(id)}>{name}</TextLink>
        {isUnseen ? <UnseenBadge>{UNSEEN}</UnseenBadge> : null}
      </Cluster>
    ),
    text: ({ name, isUnseen }) => (isUnseen ? `${name} (${UNSEEN})` : name),
    rowHeader: true,
  }),
  textColumn('phone', 'Phone', ({ phone }) => phone, {
    cell: ({ phone }) => (phone === null ? <UnknownValue /> : <NoWrap>{phoneInWords(phone)}</NoWrap>),
    text: ({ phone }) => (phone === null ? '' : phoneInWords(phone)),
  }),
  dayColumn('dob', 'Born', ({ dob }) => dob, {
    cell: (patient) => bornInWords(patient) || <UnknownValue />,
    text: bornInWords,
  }),
  textColumn('patientId', 'Patient Id', ({ patientId }) => patientId, {
    cell: ({ patientId }) => <NoWrap>{patientId}</NoWrap>,
  }),
  {
    id: 'familyOf',
    heading: 'Family of',
    cell: ({ familyOf }) => familyOf ?? '',
    text: ({ familyOf }) => familyOf ?? '',
  },
  dayColumn('nextVisit', 'Next visit', ({ nextVisit }) => nextVisit),
  {
    id: 'action',
    heading: 'Action',
    actions: true,
    pinned: 1,
    cell: ({ id, name }) => (
      <ButtonLink to={paths.book({ patient: id })} variant="secondary" size="small">
        Book<VisuallyHidden> for {name}</VisuallyHidden>
      </ButtonLink>
    ),
  },
];

export function PatientsScreen() {
  const { table } = useListTable<DeskPatient>({ columns: COLUMNS, list, initial });
  return (
    <DeskPage
      name="People"
      heading="People"
      lead="Patients and their families. Search by name, phone, Patient Id, date of birth or e-mail."
    >
      <div>
        <ButtonLink to={paths.newPatient} icon={<PlusIcon size={20} />}>
          Add a patient
        </ButtonLink>
      </div>
      <ListTable
        caption="People"
        columns={COLUMNS}
        table={table}
        fileName="people"
        empty={
          <EmptyState
            level={2}
            title="No patients yet"
            icon={<PersonIcon size={28} />}
            action={<ButtonLink to={paths.newPatient}>Add the first patient</ButtonLink>}
          >
            Patients who sign up or are added here are listed.
          </EmptyState>
        }
      />
    </DeskPage>
  );
}
