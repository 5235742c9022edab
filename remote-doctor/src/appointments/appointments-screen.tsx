import { useMemo, useState } from 'react';
import { listAppointments } from '@nivara/shared/api-client/appointments';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { whenOf } from '@nivara/shared/area/appointment/appointment-texts';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { useListTable, type ListRows } from '@nivara/shared/area/table/use-list-table';
import type { Appointment, AppointmentStatus } from '@nivara/shared/domain/appointment';
import { COMING_STATUSES, OVER_STATUSES } from '@nivara/shared/domain/appointment-status';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { CalendarIcon } from '@nivara/shared/ui/layout/icon';
import { DoctorPage } from '../frame/doctor-page';
import { paths } from '../paths';
import { actionsColumn, type Changing } from './appointment-actions';
import { APPOINTMENT_COLUMNS } from './appointment-columns';
import { AppointmentsNav } from './appointments-nav';
import { CancelDialog } from './cancel-dialog';
import { TimingDialog } from './timing-dialog';

export type Shown = keyof typeof LISTS;

const LISTS = {
  upcoming: {
    name: 'Appointments',
    heading: 'Upcoming appointments',
    lead: 'The nearest comes first. Requests wait for a timing of yours.',
    statuses: COMING_STATUSES,
    direction: 'ascending',
    none: 'No appointments ahead',
    hint: 'Whoever books you is listed here.',
  },
  requests: {
    name: 'Requests',
    heading: 'Requests',
    lead: 'These patients wait for a timing. The first of you to give one becomes their doctor.',
    statuses: ['requested'],
    direction: 'ascending',
    none: 'Nobody waits for a timing',
    hint: 'Requests for the services that you give are listed here.',
  },
  past: {
    name: 'Past appointments',
    heading: 'Past appointments',
    lead: 'The latest comes first.',
    statuses: OVER_STATUSES,
    direction: 'descending',
    none: 'No past appointments yet',
    hint: 'After a visit you find it here.',
  },
  cancelled: {
    name: 'Cancelled appointments',
    heading: 'Cancelled appointments',
    lead: 'With the reason, where one was given.',
    statuses: ['cancelled'],
    direction: 'descending',
    none: 'Nothing is cancelled',
    hint: 'What you or a patient cancels is listed here.',
  },
} as const satisfies Record<
  string,
  Record<'name' | 'heading' | 'lead' | 'none' | 'hint', string> & {
    statuses: readonly AppointmentStatus[];
    direction: 'ascending' | 'descending';
  }
>;

export function AppointmentsScreen({ show = 'upcoming' }: { show?: Shown }) {
  const { name, heading, lead } = LISTS[show];
  return (
    <DoctorPage name={name} heading={heading} lead={lead}>
      <AppointmentsNav />
      <Appointments key={show} show={show} />
    </DoctorPage>
  );
}

function Appointments({ show }: { show: Shown }) {
  const { heading, statuses, direction, none, hint } = LISTS[show];
  const [changing, setChanging] = useState<Changing>();
  const { showToast } = useToasts();
  const input = useMemo(() => {
    const list: ListRows<Appointment> = (query) => listAppointments({ ...query, status: statuses.join() });
    return {
      columns: [...APPOINTMENT_COLUMNS, actionsColumn(setChanging)],
      list,
      initial: { sort: { column: 'appointmentDate', direction } },
    };
  }, [statuses, direction]);
  const { table, reload } = useListTable<Appointment>(input);

  const close = () => setChanging(undefined);
  const onChanged = (text: string) => {
    close();
    reload();
    showToast({ tone: 'success', text });
  };

  return (
    <>
      <ListTable
        caption={heading}
        columns={input.columns}
        table={table}
        fileName={show === 'requests' ? 'requests' : `${show}-appointments`}
        empty={
          <EmptyState
            level={2}
            title={none}
            icon={<CalendarIcon size={28} />}
            action={<ButtonLink to={paths.day}>See your day</ButtonLink>}
          >
            {hint}
          </EmptyState>
        }
      />
      {changing?.how === 'timing' ? (
        <TimingDialog
          appointment={changing.appointment}
          onClose={close}
          onGiven={(given) => onChanged(`${given.patientName}: ${whenOf(given)}.`)}
        />
      ) : null}
      {changing?.how === 'cancel' ? (
        <CancelDialog
          appointment={changing.appointment}
          onClose={close}
          onCancelled={({ bookingId }) => onChanged(`${bookingId} is cancelled.`)}
        />
      ) : null}
    </>
  );
}
