import { screen } from '@testing-library/react';
import { ApiError, UNREACHABLE_MESSAGE } from '@nivara/shared/api-client/http';
import { type ListQuery, MOST_COUNTED } from '@nivara/shared/domain/list-query';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import type { TableQuery } from '@nivara/shared/ui/table/table-query';
import { ListTable } from '../list-table';
import { serialColumn } from '../serial-column';
import { useListTable, type ListRows, type Numbered } from '../use-list-table';

interface Appointment {
  id: string;
  name: string;
  status: string;
}

const appointments: Appointment[] = Array.from({ length: MOST_COUNTED }, (_, index) => ({
  id: `v${index}`,
  name: `Patient ${String(index + 1).padStart(3, '0')}`,
  status: index % 5 === 0 ? 'cancelled' : 'booked',
}));

/** Answers as the service does, and records the queries. */
export function serveAppointments() {
  const asked: (ListQuery & { status?: string })[] = [];
  let letGo: () => void = () => undefined;
  let held = Promise.resolve();
  const service = {
    asked,
    down: false,
    rows: appointments,
    /** Holds back answers until `letGo`. */
    holdBack: () => (held = new Promise((resolve) => (letGo = resolve))),
    letGo: () => letGo(),
  };
  const list: ListRows<Appointment> = async (query, { status }) => {
    asked.push({ ...query, status });
    await held;
    if (service.down) throw new ApiError(0, UNREACHABLE_MESSAGE);
    const { page = 1, size = 10, q = '', sort } = query as ListQuery;
    const found = service.rows.filter(
      (appointment) => appointment.name.includes(q) && (!status || appointment.status === status),
    );
    if (sort === '-name') found.reverse();
    const rows = found.slice((page - 1) * size, page * size);
    // As in the service, a page after the end has no total.
    return { rows, total: rows.length === 0 ? 0 : Math.min(found.length, MOST_COUNTED + 1) };
  };
  return Object.assign(service, { list });
}

const columns: readonly DataColumn<Numbered<Appointment>>[] = [
  serialColumn,
  { id: 'name', heading: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name, rowHeader: true },
  {
    id: 'status',
    heading: 'Status',
    cell: ({ status }) => status,
    text: ({ status }) => status,
    filterChoices: [
      { value: 'booked', label: 'Booked' },
      { value: 'cancelled', label: 'Cancelled' },
    ],
  },
];
export const LAST_FIRST: Partial<TableQuery> = { sort: { column: 'name', direction: 'descending' } };
const NOTHING = {};

/** Renders a table as the area's screens do. */
export function Appointments({
  list,
  initial = NOTHING,
}: {
  list: ListRows<Appointment>;
  initial?: Partial<TableQuery>;
}) {
  const { table } = useListTable({ columns, list, initial });
  return (
    <ListTable
      caption="Appointments"
      columns={columns}
      table={table}
      empty="None yet"
      fileName="appointments"
    />
  );
}

export const openAppointments = (service: ReturnType<typeof serveAppointments>, path = '/appointments') =>
  renderWithApp(<Appointments list={service.list} />, { path });

/** Waits for the row with this name, then returns the text of the table's first row. */
export const firstRow = async (name: string) => {
  await screen.findByRole('rowheader', { name });
  return screen.getAllByRole('row')[1]?.textContent;
};
