import { readPatientChart } from '@nivara/shared/api-client/patients';
import { useSearchParams } from '@nivara/shared/app-context/router';
import { useOwnItem } from '@nivara/shared/area/use-own-item';
import type { PatientChart } from '@nivara/shared/domain/patient-chart';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { Cluster, Stack } from '@nivara/shared/ui/layout/layout';
import { Tabs } from '@nivara/shared/ui/navigation/tabs';
import { DoctorPage } from '../../frame/doctor-page';
import { paths } from '../../paths';
import { ChartBills } from './chart-bills';
import { ChartConsents } from './chart-consents';
import { ChartDocuments } from './chart-documents';
import { ChartHead } from './chart-head';
import { ChartPlans } from './chart-plans';
import { ChartPrescriptions } from './chart-prescriptions';
import { ChartTests } from './chart-tests';
import { ChartTimeline } from './chart-timeline';
import { ChartValues } from './chart-values';

export function ChartScreen() {
  const { answer } = useOwnItem(readPatientChart);
  const name = answer.status === 'ready' && answer.data ? answer.data.name : 'Chart';
  return (
    <DoctorPage name={name} heading={name}>
      <Loaded
        data={answer}
        level={2}
        failure="The chart could not be loaded"
        skeleton={<SkeletonCard lines={12} />}
      >
        {(chart) => (chart === null ? <NoSuchPatient /> : <Chart key={chart.id} chart={chart} />)}
      </Loaded>
    </DoctorPage>
  );
}

const NoSuchPatient = () => (
  <EmptyState
    level={2}
    title="We could not find that patient"
    action={<ButtonLink to={paths.patients}>See your patients</ButtonLink>}
  >
    This link opens no patient whom you treat.
  </EmptyState>
);

function Chart({ chart }: { chart: PatientChart }) {
  const [params, setParams] = useSearchParams();
  const { counts } = chart;
  return (
    <Stack $gap={5}>
      <Cluster>
        <ButtonLink to={paths.newPrescription({ patient: chart.id })}>Write a prescription</ButtonLink>
        <ButtonLink variant="secondary" to={paths.newMessage({ patient: chart.id })}>
          Write a message
        </ButtonLink>
      </Cluster>
      <ChartHead chart={chart} />
      <Tabs
        label="The chart"
        selected={params.get('show') ?? 'timeline'}
        onSelect={(show) => setParams(show === 'timeline' ? {} : { show }, { replace: true })}
        tabs={[
          { id: 'timeline', label: 'Timeline', content: <ChartTimeline id={chart.id} /> },
          { id: 'values', label: 'Values', content: <ChartValues chart={chart} /> },
          {
            id: 'prescriptions',
            label: withCount('Prescriptions', counts.prescriptions),
            content: <ChartPrescriptions chart={chart} />,
          },
          { id: 'tests', label: withCount('Tests', counts.tests), content: <ChartTests chart={chart} /> },
          {
            id: 'plans',
            label: withCount('Diets and yoga', counts.plans),
            content: <ChartPlans chart={chart} />,
          },
          {
            id: 'documents',
            label: withCount('Documents', counts.documents),
            content: <ChartDocuments chart={chart} />,
          },
          {
            id: 'bills',
            label: withCount('Bills', counts.openBills, 'open'),
            content: <ChartBills chart={chart} />,
          },
          { id: 'consents', label: 'Consents', content: <ChartConsents chart={chart} /> },
        ]}
      />
    </Stack>
  );
}

const withCount = (label: string, count: number, what = '') =>
  count === 0 ? label : `${label} (${[count, what].filter(Boolean).join(' ')})`;
