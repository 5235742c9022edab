import { clinicDate, dateInWords } from '@nivara/shared/domain/clinic-time';
import type { VisitSummary } from '@nivara/shared/domain/visit';
import { readVisitSummary } from '@nivara/shared/api-client/visits';
import { useOwnItem } from '@nivara/shared/area/use-own-item';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { PrintIcon } from '@nivara/shared/ui/layout/icon';
import { Actions, Stack } from '@nivara/shared/ui/layout/layout';
import { BillLink } from '../../money/bills/bill-link';
import { AreaPage } from '../../frame/area-page';
import { OwnItem } from '../../frame/own-item';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { VisitLinks } from './visit-links';
import { VisitSheet } from './visit-sheet';

/** A visit as its doctor has signed it. */
export function VisitSummaryScreen() {
  const username = useSignedInUser()?.UserName ?? '';
  const { answer } = useOwnItem(readVisitSummary);
  const found = answer.status === 'ready' ? answer.data : null;
  const name = found ? `Visit summary: ${found.service}, ${dateInWords(found.date)}` : 'Visit summary';
  const people = found ? `${found.patientName} with ${found.doctor}` : undefined;
  return (
    <AreaPage name={name} heading={name} lead={people} patient={found?.patientName}>
      <OwnItem
        answer={answer}
        what="summary"
        to={paths.visits(username)}
        all="See all visit summaries"
        lines={12}
      >
        {(visit) => (
          <Stack $gap={5}>
            <VisitSheet visit={visit} />
            <Actions>
              {visit.followUpOn === null ? null : (
                <ButtonLink to={paths.newBooking(username, followUpOf(visit))}>Book the follow-up</ButtonLink>
              )}
              <Button variant="secondary" icon={<PrintIcon size={20} />} onClick={() => window.print()}>
                Print
              </Button>
              <ButtonLink variant="secondary" to={paths.appointment(username, visit.id)}>
                Open the appointment
              </ButtonLink>
              <BillLink appointment={visit.id} username={username} />
              <ButtonLink variant="quiet" to={paths.visits(username)}>
                See all visit summaries
              </ButtonLink>
            </Actions>
            <VisitLinks links={visit.links} username={username} />
          </Stack>
        )}
      </OwnItem>
    </AreaPage>
  );
}

/** Fills in the booking form for the follow-up; a day that has passed is left out. */
const followUpOf = ({ service, doctor, patient, followUpOn }: VisitSummary) => ({
  service,
  doctor,
  ...(patient !== null && { patient }),
  ...(followUpOn !== null && followUpOn >= clinicDate(new Date()) && { date: followUpOn }),
});
