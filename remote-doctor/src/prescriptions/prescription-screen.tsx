import { readPrescription } from '@nivara/shared/api-client/prescriptions';
import { EarlierPrescriptions } from '@nivara/shared/area/prescription/earlier-prescriptions';
import { PrescriptionPaperButtons } from '@nivara/shared/area/prescription/prescription-paper-buttons';
import { PrescriptionSheet } from '@nivara/shared/area/prescription/prescription-sheet';
import { useOwnItem } from '@nivara/shared/area/use-own-item';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { PencilIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Stack } from '@nivara/shared/ui/layout/layout';
import { DoctorPage } from '../frame/doctor-page';
import { paths } from '../paths';

/** A prescription as its patient reads it. */
export function PrescriptionScreen() {
  const { answer } = useOwnItem(readPrescription);
  return (
    <DoctorPage name="Prescription" heading="Prescription">
      <Loaded
        data={answer}
        level={2}
        failure="The prescription could not be loaded"
        skeleton={<SkeletonCard lines={12} />}
      >
        {(prescription) =>
          prescription === null ? (
            <NoSuchPrescription />
          ) : (
            <Stack>
              <Cluster>
                <PrescriptionPaperButtons id={prescription.id} />
                <ButtonLink
                  to={paths.correction(prescription.id)}
                  variant="secondary"
                  icon={<PencilIcon size={20} />}
                >
                  Correct
                </ButtonLink>
                <ButtonLink
                  to={paths.patient(prescription.familyMemberId ?? prescription.accountId)}
                  variant="quiet"
                >
                  Open the chart
                </ButtonLink>
              </Cluster>
              <PrescriptionSheet prescription={prescription} />
              <EarlierPrescriptions {...prescription} />
            </Stack>
          )
        }
      </Loaded>
    </DoctorPage>
  );
}

export const NoSuchPrescription = () => (
  <EmptyState
    level={2}
    title="We could not find that prescription"
    action={<ButtonLink to={paths.prescriptions}>See all prescriptions</ButtonLink>}
  >
    None of your patients has a prescription at this address.
  </EmptyState>
);
