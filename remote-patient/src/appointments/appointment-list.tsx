import { useState } from 'react';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { useListTable, type ListTableInput } from '@nivara/shared/area/table/use-list-table';
import type { AppointmentColumn } from './appointment-columns';
import { appointmentSummary } from './appointment-summary';
import { NoAppointments, type NoAppointmentsProps } from './no-appointments';

interface AppointmentListProps extends Pick<ListTableInput<Appointment>, 'columns' | 'list'> {
  /** Renders the row's button on narrow screens. */
  action?: AppointmentColumn;
  caption: string;
  order: keyof typeof orders;
  /** The title of an empty list; `hint` is the sentence below it. */
  none: NoAppointmentsProps['title'];
  hint: string;
}

const orders = {
  'nearest first': { sort: { column: 'appointmentDate', direction: 'ascending' } },
  'latest first': { sort: { column: 'appointmentDate', direction: 'descending' } },
} as const;

export function AppointmentList(props: AppointmentListProps) {
  const { caption, columns, list, action, order, none, hint } = props;
  const [summary] = useState(() => appointmentSummary(action));
  const { table } = useListTable({ columns, list, initial: orders[order], byPatient: true });
  return (
    <ListTable
      caption={caption}
      columns={columns}
      summary={summary}
      table={table}
      fileName={caption.toLowerCase().replaceAll(' ', '-')}
      empty={<NoAppointments title={none}>{hint}</NoAppointments>}
    />
  );
}
