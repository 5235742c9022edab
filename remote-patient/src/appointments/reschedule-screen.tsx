import { useState } from 'react';
import { useToasts } from '@nivara/shared/app-context/app-context';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { numberedColumns, type AppointmentColumn } from './appointment-columns';
import { appointmentSummary } from './appointment-summary';
import { whyUnchangeable } from './changeable';
import { BookingsNav } from './bookings-nav';
import { listUpcoming } from './list-appointments';
import { movedMessage } from '@nivara/shared/area/appointment/appointment-texts';
import { NoAppointments } from './no-appointments';
import { RescheduleButton } from './reschedule-button';
import { RescheduleDialog } from './reschedule-dialog';
import { AreaPage } from '../frame/area-page';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { useListTable, type ListRows } from '@nivara/shared/area/table/use-list-table';

/** Puts the appointments that can still be moved before the others on each page of the list. */
const listMovableFirst: ListRows<Appointment> = async (query, filters) => {
  const { rows, total } = await listUpcoming(query, filters);
  if (query.sort !== 'appointmentDate') return { rows, total };
  const now = new Date();
  const canMove = (each: Appointment) => whyUnchangeable(each, now) === undefined;
  return { rows: [...rows.filter(canMove), ...rows.filter((each) => !canMove(each))], total };
};

const initial = { sort: { column: 'appointmentDate', direction: 'ascending' } } as const;

export function RescheduleScreen() {
  const [moving, setMoving] = useState<Appointment>();
  const [{ columns, summary }] = useState(() => {
    const reschedule: AppointmentColumn = {
      id: 'reschedule',
      heading: 'Reschedule',
      cell: (appointment) => <RescheduleButton appointment={appointment} onReschedule={setMoving} />,
      actions: true,
      pinned: 1,
    };
    return { columns: [...numberedColumns, reschedule], summary: appointmentSummary(reschedule) };
  });
  const { table, reload } = useListTable({ columns, list: listMovableFirst, initial, byPatient: true });
  const { showToast } = useToasts();

  return (
    <AreaPage
      name="Reschedule"
      heading="Reschedule"
      lead="Until two hours before it begins, an appointment can move to any timing that is free."
    >
      <BookingsNav />
      <ListTable
        caption="Appointments to reschedule"
        columns={columns}
        summary={summary}
        table={table}
        fileName="appointments-to-reschedule"
        empty={
          <NoAppointments title={(forChosen) => `Nothing to reschedule${forChosen}`}>
            There is no appointment ahead.
          </NoAppointments>
        }
      />
      {moving === undefined ? null : (
        <RescheduleDialog
          appointment={moving}
          onClose={() => setMoving(undefined)}
          onMoved={(moved) => {
            setMoving(undefined);
            reload();
            showToast({ tone: 'success', text: movedMessage(moved) });
          }}
        />
      )}
    </AreaPage>
  );
}
