import { listTests, testReportUrl } from '@nivara/shared/api-client/tests';
import { ClampedText } from '@nivara/shared/area/table/clamped-text';
import { dayColumn, textColumn } from '@nivara/shared/area/table/columns';
import { TestStatusBadge, testStatusInWords } from '@nivara/shared/area/test/test-status-badge';
import type { MedicalTest } from '@nivara/shared/domain/medical-test';
import type { PatientChart } from '@nivara/shared/domain/patient-chart';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { paths } from '../../paths';
import { ChartTable } from './chart-table';

const COLUMNS: readonly DataColumn<MedicalTest>[] = [
  dayColumn('date', 'Date', ({ date }) => date),
  textColumn('testName', 'Test', ({ testName }) => testName, {
    cell: ({ id, testName }) => <TextLink to={paths.report(id)}>{testName}</TextLink>,
    rowHeader: true,
  }),
  textColumn('status', 'Status', testStatusInWords, {
    cell: (test) => <TestStatusBadge test={test} />,
    filter: testStatusInWords,
  }),
  textColumn('remark', 'Remark', ({ remark }) => remark, {
    cell: ({ remark }) => <ClampedText>{remark}</ClampedText>,
  }),
  {
    id: 'report',
    heading: 'Report',
    actions: true,
    cell: ({ id, status }) =>
      status === 'completed' ? (
        <TextLink href={testReportUrl(id)} download>
          PDF
        </TextLink>
      ) : null,
  },
];

export const ChartTests = ({ chart }: { chart: PatientChart }) => (
  <ChartTable chart={chart} what="tests" columns={COLUMNS} list={listTests} />
);
