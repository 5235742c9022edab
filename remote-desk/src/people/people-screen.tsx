import { listPeople } from '@nivara/shared/api-client/desk-people';
import { dayColumn, textColumn } from '@nivara/shared/area/table/columns';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';
import { UnknownValue } from '@nivara/shared/area/table/unknown-value';
import { useListTable, type ListRows } from '@nivara/shared/area/table/use-list-table';
import type { DeskPerson } from '@nivara/shared/domain/desk-people';
import { phoneInWords } from '@nivara/shared/domain/phone-number';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { PlusIcon, UserIcon } from '@nivara/shared/ui/layout/icon';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { DeskPage } from '../frame/desk-page';
import { paths } from '../paths';
import { bornInWords } from './person-texts';

const list: ListRows<DeskPerson> = (query) => listPeople(query);
const initial = { sort: { column: 'name', direction: 'ascending' } } as const;

/** The ids are those of the service's sort columns. */
const COLUMNS: readonly DataColumn<DeskPerson>[] = [
  textColumn('name', 'Name', ({ name }) => name, {
    cell: ({ id, name }) => <TextLink to={paths.person(id)}>{name}</TextLink>,
    rowHeader: true,
  }),
  textColumn('phone', 'Phone', ({ phone }) => phone, {
    cell: ({ phone }) => (phone === null ? <UnknownValue /> : <NoWrap>{phoneInWords(phone)}</NoWrap>),
    text: ({ phone }) => (phone === null ? '' : phoneInWords(phone)),
  }),
  dayColumn('dob', 'Born', ({ dob }) => dob, {
    cell: (person) => bornInWords(person) || <UnknownValue />,
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
    pinned: true,
    cell: ({ id, name }) => (
      <ButtonLink to={paths.book({ patient: id })} variant="secondary" size="small">
        Book<VisuallyHidden> for {name}</VisuallyHidden>
      </ButtonLink>
    ),
  },
];

export function PeopleScreen() {
  const { table } = useListTable<DeskPerson>({ columns: COLUMNS, list, initial });
  return (
    <DeskPage
      name="People"
      heading="People"
      lead="Patients and their families. Search by name, phone, Patient Id, date of birth or e-mail."
    >
      <div>
        <ButtonLink to={paths.newPerson} icon={<PlusIcon size={20} />}>
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
            title="Nobody yet"
            icon={<UserIcon size={28} />}
            action={<ButtonLink to={paths.newPerson}>Add the first one</ButtonLink>}
          >
            Whoever signs up, or is added here, is listed.
          </EmptyState>
        }
      />
    </DeskPage>
  );
}
