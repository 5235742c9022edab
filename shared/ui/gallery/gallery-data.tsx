import { Badge } from '../feedback/badge';
import { Button } from '../form/button';
import { CardGrid } from '../layout/card';
import type { DataColumn } from '../table/data-column';
import { DataTable } from '../table/data-table';
import { EmptyState } from '../feedback/empty-state';
import { CalendarIcon, HeartIcon, PersonIcon } from '../layout/icon';
import { Heading, Stack } from '../layout/layout';
import { ProgressBar } from '../feedback/progress-bar';
import { StatCard } from '../chart/stat-card';

interface Appointment {
  id: number;
  patient: string;
  service: string;
  day: string;
  fee: number;
  state: 'Confirmed' | 'Waiting' | 'Cancelled';
}

const patients = ['Asha Kulkarni', 'Rohan Deshpande', 'Meera Joshi', 'Imran Shaikh', 'Leela Fernandes'];
const services = ['General consultation', 'Nutrition', 'Physiotherapy'];
const states = ['Confirmed', 'Waiting', 'Confirmed', 'Cancelled'] as const;
const tones = { Confirmed: 'success', Waiting: 'warning', Cancelled: 'error' } as const;

const appointments: Appointment[] = Array.from({ length: 23 }, (_, index) => ({
  id: index + 1,
  patient: patients[index % patients.length] ?? '',
  service: services[index % services.length] ?? '',
  day: `2026-03-${String(((index * 7) % 28) + 1).padStart(2, '0')}`,
  fee: 600 + ((index * 350) % 1400),
  state: states[index % states.length] ?? 'Waiting',
}));

const columns: DataColumn<Appointment>[] = [
  {
    id: 'patient',
    heading: 'Patient',
    cell: ({ patient }) => patient,
    sortValue: ({ patient }) => patient,
    rowHeader: true,
  },
  {
    id: 'service',
    heading: 'Service',
    cell: ({ service }) => service,
    sortValue: ({ service }) => service,
    filter: ({ service }) => service,
  },
  { id: 'day', heading: 'Day', cell: ({ day }) => day, sortValue: ({ day }) => day },
  {
    id: 'fee',
    heading: 'Fee',
    cell: ({ fee }) => `₹${fee.toLocaleString('en-IN')}`,
    sortValue: ({ fee }) => fee,
    align: 'end',
  },
  {
    id: 'state',
    heading: 'State',
    cell: ({ state }) => <Badge tone={tones[state]}>{state}</Badge>,
    filter: ({ state }) => state,
  },
];

const table = { columns, rowKey: ({ id }: Appointment) => id };

export function GalleryData() {
  return (
    <>
      <Stack $gap={4}>
        <Heading level={3}>Figures and progress</Heading>
        <CardGrid>
          <StatCard
            label="Appointments this week"
            value="48"
            detail="6 more than last week"
            icon={<CalendarIcon />}
          />
          <StatCard label="Patients" value="1,204" icon={<PersonIcon />} />
          <StatCard label="Would come again" value="97%" icon={<HeartIcon />} />
        </CardGrid>
        <ProgressBar label="Uploading your report" value={64} visibleLabel />
        <ProgressBar label="Reading your report" visibleLabel />
      </Stack>
      <Stack $gap={4}>
        <Heading level={3}>Tables</Heading>
        <DataTable {...table} caption="Appointments" rows={appointments} fileName="appointments" />
        <DataTable {...table} caption="Appointments that are still loading" rows={undefined} />
        <DataTable
          {...table}
          caption="Appointments of a quiet day"
          rows={[]}
          empty={
            <EmptyState
              title="No appointments on this day"
              action={<Button>Book the first appointment</Button>}
            />
          }
        />
        <DataTable
          {...table}
          caption="Appointments out of reach"
          rows={undefined}
          error="The clinic’s service does not answer at the moment."
          onRetry={() => undefined}
        />
      </Stack>
    </>
  );
}
