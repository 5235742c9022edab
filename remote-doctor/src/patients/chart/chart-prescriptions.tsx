import { listPrescriptions } from '@nivara/shared/api-client/prescriptions';
import type { PatientChart } from '@nivara/shared/domain/patient-chart';
import { PRESCRIPTION_COLUMNS_OF_A_PATIENT } from '../../prescriptions/prescription-columns';
import { ChartTable } from './chart-table';

export const ChartPrescriptions = ({ chart }: { chart: PatientChart }) => (
  <ChartTable
    chart={chart}
    what="prescriptions"
    columns={PRESCRIPTION_COLUMNS_OF_A_PATIENT}
    list={listPrescriptions}
  />
);
