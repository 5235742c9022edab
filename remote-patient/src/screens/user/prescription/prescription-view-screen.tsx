import { useCallback } from 'react';
import { readPrescription } from '@nivara/shared/api-client/prescriptions';
import { recordOrNone } from '@nivara/shared/api-client/record-or-none';
import { useParams } from '@nivara/shared/app-context/router';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import type { Prescription } from '@nivara/shared/domain/prescription';
import { Button, ButtonLink } from '@nivara/shared/ui/button';
import { PrintIcon } from '@nivara/shared/ui/icon';
import { Cluster, Stack } from '@nivara/shared/ui/layout';
import { Loaded } from '@nivara/shared/ui/loaded';
import { SkeletonCard } from '@nivara/shared/ui/skeleton';
import { AreaPage } from '../../../components/area-page';
import { NoSuchRecord } from '../../../components/no-such-record';
import { paths } from '../../../paths';
import { useSignedInUser } from '../../../use-signed-in-user';
import { PrescriptionSheet } from './prescription-sheet';

/** One prescription: all that the doctor wrote, to read and to print. */
export function PrescriptionViewScreen() {
  const { id } = useParams();
  const username = useSignedInUser()?.UserName ?? '';
  const answer = useAnswer<Prescription | null>(useCallback(() => recordOrNone(id, readPrescription), [id]));
  return (
    <AreaPage name="Your prescription" heading="Your prescription">
      <Loaded
        data={answer}
        skeleton={<SkeletonCard lines={12} />}
        failure="The prescription could not be loaded"
        level={2}
      >
        {(prescription) =>
          prescription === null ? (
            <NoSuchRecord
              what="prescription"
              to={paths.prescriptions(username, 'all')}
              all="See all prescriptions"
            />
          ) : (
            <Stack $gap={4}>
              <Cluster>
                <Button icon={<PrintIcon size={20} />} onClick={() => window.print()}>
                  Print
                </Button>
                <ButtonLink variant="quiet" to={paths.prescriptions(username, 'all')}>
                  See all prescriptions
                </ButtonLink>
              </Cluster>
              <PrescriptionSheet prescription={prescription} />
            </Stack>
          )
        }
      </Loaded>
    </AreaPage>
  );
}
