import { useCallback, useMemo } from 'react';
import { itemOrNone } from '@nivara/shared/api-client/item-or-none';
import { readPatientChart } from '@nivara/shared/api-client/patients';
import { correctPrescription, readPrescription } from '@nivara/shared/api-client/prescriptions';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useNavigate, useParams } from '@nivara/shared/app-context/router';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import type { PatientChart } from '@nivara/shared/domain/patient-chart';
import type { Prescription } from '@nivara/shared/domain/prescription';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { DoctorPage } from '../../frame/doctor-page';
import { paths } from '../../paths';
import { NoSuchPrescription } from '../prescription-screen';
import { PrescriptionForm } from './prescription-form';
import { correctedValues, toCorrection } from './prescription-values';

export function CorrectPrescriptionScreen() {
  const { id } = useParams();
  const answer = useAnswer(
    useCallback(async () => {
      const prescription = await itemOrNone(id, readPrescription);
      if (prescription === null) return null;
      const chart = await readPatientChart(prescription.familyMemberId ?? prescription.accountId);
      return { prescription, chart };
    }, [id]),
  );
  return (
    <DoctorPage
      name="Correct a prescription"
      heading="Correct a prescription"
      lead="The patient is notified of the change."
    >
      <Loaded
        data={answer}
        level={2}
        failure="The prescription could not be loaded"
        skeleton={<SkeletonCard lines={12} />}
      >
        {(found) => (found === null ? <NoSuchPrescription /> : <Correction {...found} />)}
      </Loaded>
    </DoctorPage>
  );
}

function Correction({ prescription, chart }: { prescription: Prescription; chart: PatientChart }) {
  const navigate = useNavigate();
  const { showToast } = useToasts();
  const { id, kind } = prescription;
  const initial = useMemo(() => correctedValues(prescription), [prescription]);
  return (
    <PrescriptionForm
      kind={kind}
      chart={chart}
      initial={initial}
      draftName={`correction ${id}`}
      correcting={id}
      submitLabel="Save the correction"
      onSave={async (values) => {
        await correctPrescription(id, toCorrection(prescription, values));
        showToast({ tone: 'success', text: 'The prescription is corrected.' });
        navigate(paths.prescription(id), { replace: true });
      }}
    />
  );
}
