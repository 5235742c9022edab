import { BarRows } from '../chart/bar-rows';
import { ChartCard } from '../chart/chart-card';
import type { ChartTone } from '../chart/chart-colors';
import type { ChartData } from '../chart/chart-data';
import { ColumnChart } from '../chart/column-chart';
import { HeatMap } from '../chart/heat-map';
import { CardGrid } from '../layout/card';
import { Stack } from '../layout/layout';

const TONES: readonly ChartTone[] = ['main', 'soft', 'second'];

const byService: ChartData = {
  title: 'Appointments by service',
  note: 'Each value leads to its rows.',
  rowHeading: 'Service',
  series: ['Kept', 'Missed', 'Cancelled'],
  rows: [
    { name: 'General consultation', values: [128, 9, 4], links: ['#charts', '#charts', '#charts'] },
    { name: 'Nutrition', values: [54, 2, 6] },
    { name: 'Physiotherapy', values: [31, 0, null] },
  ],
};

const byMonth: ChartData = {
  title: 'Appointments by month',
  rowHeading: 'Month',
  series: ['Kept', 'Missed', 'Cancelled'],
  rows: ['January', 'February', 'March', 'April', 'May'].map((name, index) => ({
    name,
    values: [60 + index * 14, 5 + (index % 3), 3],
  })),
};

const byHour: ChartData = {
  title: 'Appointments by weekday and hour',
  rowHeading: 'Day',
  series: ['9 AM', '10 AM', '11 AM', '12 noon'],
  rows: ['Monday', 'Tuesday', 'Wednesday'].map((name, day) => ({
    name,
    values: [0, 3, 8, 14].map((visits) => (visits * (day + 1)) % 17),
  })),
};

const nothing: ChartData = { ...byService, title: 'Appointments of a quiet week', rows: [] };

export const GalleryCharts = () => (
  <Stack $gap={5}>
    <ChartCard chart={byMonth} fileName="appointments-by-month" empty="No appointments.">
      <ColumnChart chart={byMonth} tones={TONES} />
    </ChartCard>
    <CardGrid>
      <ChartCard chart={byService} fileName="appointments-by-service" empty="No appointments.">
        <BarRows chart={byService} tones={TONES} />
      </ChartCard>
      <ChartCard
        chart={nothing}
        fileName="appointments-of-a-quiet-week"
        empty="No appointments in this week."
      >
        <BarRows chart={nothing} tones={TONES} />
      </ChartCard>
    </CardGrid>
    <ChartCard chart={byHour} fileName="appointments-by-hour" empty="No appointments." hasTable={false}>
      <HeatMap chart={byHour} />
    </ChartCard>
  </Stack>
);
