import type { Appointment } from '@nivara/shared/domain/appointment';
import { PatientTable } from '../table/patient-table';
import { usePatientTable, type PatientTableInput } from '../table/use-patient-table';
import { NoAppointments } from './no-appointments';

interface AppointmentListProps extends Pick<PatientTableInput<Appointment>, 'columns' | 'list'> {
  caption: string;
  order: keyof typeof orders;
  /** Said where there are none, and what will stand here. */
  none: string;
  hint: string;
}

const orders = {
  'newest booking first': { sort: { column: 'date', direction: 'descending' } },
  'nearest first': { sort: { column: 'appointmentDate', direction: 'ascending' } },
  'latest first': { sort: { column: 'appointmentDate', direction: 'descending' } },
} as const;

/** One list of appointments that only shows them. */
export function AppointmentList({ caption, columns, list, order, none, hint }: AppointmentListProps) {
  const { table } = usePatientTable({ columns, list, initial: orders[order] });
  return (
    <PatientTable
      caption={caption}
      columns={columns}
      table={table}
      fileName={caption.toLowerCase().replaceAll(' ', '-')}
      empty={<NoAppointments title={none}>{hint}</NoAppointments>}
    />
  );
}
