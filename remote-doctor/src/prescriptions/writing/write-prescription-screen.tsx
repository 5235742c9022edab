import { useMemo } from 'react';
import { writePrescription } from '@nivara/shared/api-client/prescriptions';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useNavigate, useSearchParams } from '@nivara/shared/app-context/router';
import type { PatientChart } from '@nivara/shared/domain/patient-chart';
import {
  PRESCRIPTION_KINDS,
  PRESCRIPTION_KIND_NAMES,
  type PrescriptionKind,
} from '@nivara/shared/domain/prescription';
import { KindSelect } from '../../form/kind-select';
import { DoctorPage } from '../../frame/doctor-page';
import { ForPatient } from '../../patients/for-patient';
import { paths } from '../../paths';
import { PrescriptionForm } from './prescription-form';
import { startingValues, toPrescription, type PrescriptionValues } from './prescription-values';

export function WritePrescriptionScreen() {
  const [params] = useSearchParams();
  const kind = PRESCRIPTION_KINDS.find((each) => each === params.get('kind')) ?? 'medicine';
  return (
    <DoctorPage name="New prescription" heading="New prescription">
      <ForPatient what="A prescription">
        {(chart, visit) => <Writing key={kind} chart={chart} kind={kind} visit={visit} />}
      </ForPatient>
    </DoctorPage>
  );
}

interface WritingProps {
  chart: PatientChart;
  kind: PrescriptionKind;
  visit: string | undefined;
}

function Writing({ chart, kind, visit }: WritingProps) {
  const navigate = useNavigate();
  const { showToast } = useToasts();
  const initial = useMemo(() => startingValues(kind), [kind]);

  const save = async (values: PrescriptionValues) => {
    const written = await writePrescription(toPrescription(kind, values, { ...chart, visit }));
    showToast({ tone: 'success', text: `The prescription is saved. ${chart.name} can read it now.` });
    navigate(visit === undefined ? paths.prescription(written.id) : paths.visit(visit), { replace: true });
  };

  return (
    <>
      <KindSelect
        kind={kind}
        names={PRESCRIPTION_KIND_NAMES}
        onChange={(next) =>
          navigate(paths.newPrescription({ patient: chart.id, visit, kind: next }), { replace: true })
        }
      />
      <PrescriptionForm
        kind={kind}
        chart={chart}
        visit={visit}
        initial={initial}
        draftName={`prescription ${kind} ${chart.id}`}
        submitLabel="Save the prescription"
        onSave={save}
      />
    </>
  );
}
