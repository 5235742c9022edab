import { useMemo } from 'react';
import { writeDiet, writeYoga } from '@nivara/shared/api-client/care-plans';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useNavigate, useSearchParams } from '@nivara/shared/app-context/router';
import { CARE_PLAN_KINDS, type CarePlanKind } from '@nivara/shared/domain/care-plan';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { PatientChart } from '@nivara/shared/domain/patient-chart';
import { KindSelect } from '../form/kind-select';
import { DoctorPage } from '../frame/doctor-page';
import { ForPatient } from '../patients/for-patient';
import { paths } from '../paths';
import { PlanForm } from './plan-form';
import { PLAN_KIND_NAMES } from './plan-kinds';
import { forPatient, startingPlan, toPlan, type PlanValues } from './plan-values';

export function WritePlanScreen() {
  const [params] = useSearchParams();
  const kind = CARE_PLAN_KINDS.find((each) => each === params.get('kind')) ?? 'diet';
  return (
    <DoctorPage
      name="New plan"
      heading="New diet or yoga plan"
      lead="The patient marks each entry as done, day by day."
    >
      <ForPatient what="A plan">
        {(chart, visit) => <Writing key={kind} chart={chart} kind={kind} visit={visit} />}
      </ForPatient>
    </DoctorPage>
  );
}

interface WritingProps {
  chart: PatientChart;
  kind: CarePlanKind;
  visit: string | undefined;
}

function Writing({ chart, kind, visit }: WritingProps) {
  const navigate = useNavigate();
  const { showToast } = useToasts();
  const initial = useMemo(() => startingPlan(kind, clinicDate(new Date())), [kind]);
  const { accountId, familyMemberId } = chart;
  const patient = useMemo(() => ({ accountId, familyMemberId, visit }), [accountId, familyMemberId, visit]);

  const save = async (values: PlanValues) => {
    const plan = { ...forPatient(patient), ...toPlan(kind, values) };
    await (kind === 'diet' ? writeDiet(plan) : writeYoga({ ...plan, kind }));
    showToast({ tone: 'success', text: `The plan is saved. ${chart.name} can read it now.` });
    navigate(visit === undefined ? paths.plansOf(chart.id) : paths.visit(visit), { replace: true });
  };

  return (
    <>
      <KindSelect
        kind={kind}
        names={PLAN_KIND_NAMES}
        onChange={(next) =>
          navigate(paths.newPlan({ patient: chart.id, visit, kind: next }), { replace: true })
        }
      />
      <PlanForm
        kind={kind}
        patient={patient}
        initial={initial}
        draftName={`plan ${kind} ${chart.id}`}
        submitLabel="Save the plan"
        onSave={save}
      />
    </>
  );
}
