import { listWaiting } from '@nivara/shared/api-client/waiting-list';
import { dayColumn, textColumn } from '@nivara/shared/area/table/columns';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { useListTable, type ListRows } from '@nivara/shared/area/table/use-list-table';
import { WaitingBadge, waitingInWords, wishInWords } from '@nivara/shared/area/waiting/waiting-status';
import type { WaitingEntry } from '@nivara/shared/domain/waiting-list';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { ClockIcon } from '@nivara/shared/ui/layout/icon';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { DoctorPage } from '../frame/doctor-page';
import { paths } from '../paths';
import { AppointmentsNav } from './appointments-nav';

const list: ListRows<WaitingEntry> = (query) => listWaiting({ ...query });
const initial = { sort: { column: 'appointmentDate', direction: 'ascending' } } as const;

/** The ids are the names by which the service sorts. */
const COLUMNS: readonly DataColumn<WaitingEntry>[] = [
  textColumn('appointmentDate', 'Waits for', ({ appointmentDate }) => appointmentDate, {
    cell: (entry) => (
      <TextLink to={paths.dayOf(entry.appointmentDate)}>{wishInWords({ ...entry, offer: null })}</TextLink>
    ),
    text: (entry) => wishInWords({ ...entry, offer: null }),
  }),
  {
    id: 'patientName',
    heading: 'Who',
    cell: ({ patientName }) => patientName,
    text: nameOf,
    rowHeader: true,
  },
  textColumn('service', 'Service', ({ service }) => service),
  textColumn('status', 'State', ({ status }) => status, {
    cell: (entry) => <WaitingBadge entry={entry} />,
    text: waitingInWords,
  }),
  dayColumn('date', 'Waiting since', ({ date }) => date),
];

export function WaitingListScreen() {
  const { table } = useListTable<WaitingEntry>({ columns: COLUMNS, list, initial });
  return (
    <DoctorPage
      name="Waiting list"
      heading="Waiting list"
      lead="These patients wait for services that you give. A timing that becomes free is offered to the next in line."
    >
      <AppointmentsNav />
      <ListTable
        caption="Waiting list"
        columns={COLUMNS}
        table={table}
        fileName="waiting-list"
        empty={
          <EmptyState
            level={2}
            title="Nobody waits"
            icon={<ClockIcon size={28} />}
            action={<ButtonLink to={paths.hours}>See your hours</ButtonLink>}
          >
            Patients who find no free timing on a day can wait for one.
          </EmptyState>
        }
      />
    </DoctorPage>
  );
}

function nameOf({ patientName }: WaitingEntry): string {
  return patientName;
}
