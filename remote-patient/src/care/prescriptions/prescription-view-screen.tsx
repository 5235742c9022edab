import { readPrescription } from '@nivara/shared/api-client/prescriptions';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { prescriptionHeading } from '@nivara/shared/domain/prescription-sheet';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { Cluster, Stack } from '@nivara/shared/ui/layout/layout';
import { AreaPage } from '../../frame/area-page';
import { OwnItem } from '../../frame/own-item';
import { useOwnItem } from '@nivara/shared/area/use-own-item';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { EarlierPrescriptions } from '@nivara/shared/area/prescription/earlier-prescriptions';
import { PrescriptionPaperButtons } from '@nivara/shared/area/prescription/prescription-paper-buttons';
import { PrescriptionSheet } from '@nivara/shared/area/prescription/prescription-sheet';

export function PrescriptionViewScreen() {
  const username = useSignedInUser()?.UserName ?? '';
  const { answer } = useOwnItem(readPrescription);
  const found = answer.status === 'ready' ? answer.data : null;
  const name = found ? `${prescriptionHeading(found.kind)} of ${dateInWords(found.date)}` : 'Prescription';
  const lead = found ? `For ${found.name}, from ${found.doctor}` : undefined;
  return (
    <AreaPage name={name} heading={name} lead={lead} patient={found?.name}>
      <OwnItem
        answer={answer}
        what="prescription"
        to={paths.prescriptions(username, 'all')}
        all="See all prescriptions"
        lines={12}
      >
        {(prescription) => (
          <Stack $gap={4}>
            <PrescriptionSheet prescription={prescription} isTitledByPage />
            <Cluster>
              <PrescriptionPaperButtons id={prescription.id} />
            </Cluster>
            <Cluster>
              <ButtonLink
                variant="quiet"
                to={paths.newMessage(username, {
                  for: prescription.familyMemberId ?? prescription.accountId,
                  doctor: prescription.doctor,
                })}
              >
                Write to the doctor
              </ButtonLink>
              {prescription.visitId === null ? null : (
                <ButtonLink variant="quiet" to={paths.appointment(username, prescription.visitId)}>
                  Open the visit
                </ButtonLink>
              )}
              <ButtonLink variant="quiet" to={paths.prescriptions(username, 'all')}>
                See all prescriptions
              </ButtonLink>
            </Cluster>
            <EarlierPrescriptions {...prescription} />
          </Stack>
        )}
      </OwnItem>
    </AreaPage>
  );
}
