import { useCallback, useMemo, useState } from 'react';
import { listAppointments } from '@nivara/shared/api-client/appointments';
import { listServices } from '@nivara/shared/api-client/clinic-services';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { whenOf } from '@nivara/shared/area/appointment/appointment-texts';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { useListTable, type ListRows } from '@nivara/shared/area/table/use-list-table';
import { useFocusAfter } from '@nivara/shared/area/use-focus-after';
import {
  APPOINTMENT_KINDS,
  type Appointment,
  type AppointmentStatus,
} from '@nivara/shared/domain/appointment';
import { COMING_STATUSES, OVER_STATUSES } from '@nivara/shared/domain/appointment-status';
import type { ServiceListEntry } from '@nivara/shared/domain/clinic-service';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { CalendarIcon } from '@nivara/shared/ui/layout/icon';
import { DoctorPage } from '../frame/doctor-page';
import { paths } from '../paths';
import { actionsColumn, type Changing } from './appointment-actions';
import { appointmentColumns } from './appointment-columns';
import { appointmentSummary } from './appointment-summary';
import { AppointmentsNav } from './appointments-nav';
import { CancelDialog } from './cancel-dialog';
import { TimingDialog } from './timing-dialog';

export type Shown = keyof typeof LISTS;

const LISTS = {
  upcoming: {
    name: 'Appointments',
    heading: 'Upcoming appointments',
    lead: 'The nearest comes first. Requests wait until you give them a timing.',
    statuses: COMING_STATUSES,
    direction: 'ascending',
    none: 'No appointments ahead',
    hint: 'Patients who book an appointment with you are listed here.',
  },
  requests: {
    name: 'Requests',
    heading: 'Requests',
    lead: 'These patients wait for a timing. The first doctor who gives one sees the patient.',
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
    hint: 'Each visit is listed here afterwards.',
  },
  cancelled: {
    name: 'Cancelled appointments',
    heading: 'Cancelled appointments',
    lead: 'With the reason, where one was given.',
    statuses: ['cancelled'],
    direction: 'descending',
    none: 'Nothing is cancelled',
    hint: 'Appointments that you or a patient cancels are listed here.',
  },
} as const satisfies Record<
  string,
  Record<'name' | 'heading' | 'lead' | 'none' | 'hint', string> & {
    statuses: readonly AppointmentStatus[];
    direction: 'ascending' | 'descending';
  }
>;

/** The list has no filter by service until the services are known. */
const NO_SERVICES: readonly ServiceListEntry[] = [];

export function AppointmentsScreen({ show = 'upcoming' }: { show?: Shown }) {
  const { name, heading, lead } = LISTS[show];
  const services = useAnswer(listServices);
  return (
    <DoctorPage name={name} heading={heading} lead={lead}>
      <AppointmentsNav />
      <Appointments
        key={show}
        show={show}
        services={services.status === 'ready' ? services.data : NO_SERVICES}
      />
    </DoctorPage>
  );
}

function Appointments({ show, services }: { show: Shown; services: readonly ServiceListEntry[] }) {
  const { heading, statuses, direction, none, hint } = LISTS[show];
  const [changing, setChanging] = useState<Changing>();
  const { showToast } = useToasts();
  const list = useCallback<ListRows<Appointment>>(
    (query, { status, service, kind }) =>
      listAppointments({
        ...query,
        status: status || statuses.join(),
        ...(service && { service: Number(service) }),
        kind: APPOINTMENT_KINDS.find((each) => each === kind),
      }),
    [statuses],
  );
  const columns = useMemo(
    () => [...appointmentColumns({ statuses, services }), actionsColumn(setChanging)],
    [statuses, services],
  );
  const summary = useMemo(() => appointmentSummary(setChanging), []);
  const initial = useMemo(() => ({ sort: { column: 'appointmentDate', direction } }), [direction]);
  const { table, reload } = useListTable<Appointment>({ columns, list, initial });

  const [removals, setRemovals] = useState(0);
  const box = useFocusAfter<HTMLDivElement>(removals);
  const close = () => setChanging(undefined);
  const onChanged = (text: string) => {
    // A moved appointment keeps its row, so the focus stays on its button.
    const keepsRow = changing?.how === 'timing' && changing.appointment.status === 'booked';
    close();
    if (!keepsRow) setRemovals((count) => count + 1);
    reload();
    showToast({ tone: 'success', text });
  };

  return (
    <div ref={box} tabIndex={-1}>
      <ListTable
        caption={heading}
        columns={columns}
        summary={summary}
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
    </div>
  );
}
