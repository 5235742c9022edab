import { useState } from 'react';
import { useToasts } from '@nivara/shared/app-context/app-context';
import type { Appointment } from '@nivara/shared/domain/appointment';
import {
  numberedColumns,
  type AppointmentColumn,
} from '../../../components/appointments/appointment-columns';
import { BookingsNav } from '../../../components/appointments/bookings-nav';
import { listAhead } from '../../../components/appointments/list-appointments';
import { movedWords } from '../../../components/appointments/appointment-words';
import { NoBookings } from '../../../components/appointments/no-bookings';
import { RescheduleButton } from '../../../components/appointments/reschedule-button';
import { RescheduleDialog } from '../../../components/appointments/reschedule-dialog';
import { AreaPage } from '../../../components/area-page';
import { RecordTable } from '../../../components/record-table/record-table';
import { useRecordTable } from '../../../components/record-table/use-record-table';

const initial = { sort: { column: 'appointmentDate', direction: 'ascending' } } as const;

/** What is still to come, each with the way to another timing. */
export function RescheduleScreen() {
  const [moving, setMoving] = useState<Appointment>();
  const [columns] = useState<readonly AppointmentColumn[]>(() => [
    ...numberedColumns,
    {
      id: 'reschedule',
      heading: 'Reschedule',
      cell: (appointment) => <RescheduleButton appointment={appointment} onReschedule={setMoving} />,
      actions: true,
      pinned: true,
    },
  ]);
  const { table, reload } = useRecordTable({ columns, list: listAhead, initial });
  const { showToast } = useToasts();

  return (
    <AreaPage
      name="Reschedule"
      heading="Reschedule"
      lead="Until two hours before it begins, an appointment can move to any timing that is free."
    >
      <BookingsNav />
      <RecordTable
        caption="Appointments to reschedule"
        columns={columns}
        table={table}
        fileName="appointments-to-reschedule"
        empty={<NoBookings title="Nothing to reschedule">You have no appointment ahead.</NoBookings>}
      />
      {moving === undefined ? null : (
        <RescheduleDialog
          appointment={moving}
          onClose={() => setMoving(undefined)}
          onMoved={(moved) => {
            setMoving(undefined);
            reload();
            showToast({ tone: 'success', text: movedWords(moved) });
          }}
        />
      )}
    </AreaPage>
  );
}
