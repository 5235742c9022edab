import { useRef } from 'react';
import { listTestCatalogue, orderTest } from '@nivara/shared/api-client/tests';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useNavigate } from '@nivara/shared/app-context/router';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import type { CatalogueTest } from '@nivara/shared/domain/medical-test';
import type { PatientChart } from '@nivara/shared/domain/patient-chart';
import { type TestOrder, toNewTests, withoutTests } from '@nivara/shared/domain/test-order';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { DoctorPage } from '../frame/doctor-page';
import { ForPatient } from '../patients/for-patient';
import { paths } from '../paths';
import { OrderForm } from './order-form';

export function OrderTestsScreen() {
  const catalogue = useAnswer(listTestCatalogue);
  return (
    <DoctorPage
      name="Order tests"
      heading="Order tests"
      lead="The patient sees them at once, and books an appointment for those at the clinic."
    >
      <ForPatient what="An order">
        {(chart, visit) => (
          <Loaded
            data={catalogue}
            level={2}
            failure="The tests could not be loaded"
            skeleton={<SkeletonCard lines={12} />}
          >
            {(known) => <Ordering chart={chart} visit={visit} catalogue={known} />}
          </Loaded>
        )}
      </ForPatient>
    </DoctorPage>
  );
}

interface OrderingProps {
  chart: PatientChart;
  visit: string | undefined;
  catalogue: readonly CatalogueTest[];
}

function Ordering({ chart, visit, catalogue }: OrderingProps) {
  const navigate = useNavigate();
  const { showToast } = useToasts();
  /** A second try after a failure must not order the same tests again. */
  const ordered = useRef(new Set<string>());

  const save = async (order: TestOrder) => {
    const { accountId: patient, familyMemberId: familyMember } = chart;
    const tests = toNewTests(order, catalogue, { patient, familyMember, ...(visit && { visit }) });
    for (const test of tests) {
      if (ordered.current.has(test.testName)) continue;
      await orderTest(test);
      ordered.current.add(test.testName);
    }
    const count = ordered.current.size;
    const what = count === 1 ? 'The test is ordered.' : `${count} tests are ordered.`;
    showToast({ tone: 'success', text: `${what} ${chart.name} can see ${count === 1 ? 'it' : 'them'} now.` });
    navigate(visit === undefined ? paths.testsInHand : paths.visit(visit), { replace: true });
  };

  return (
    <OrderForm
      catalogue={catalogue}
      draftName={`order ${visit ?? chart.id}`}
      remaining={(order) => withoutTests(order, ordered.current)}
      onSave={save}
    />
  );
}
