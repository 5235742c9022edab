import { readAppointment } from '@nivara/shared/api-client/appointments';
import { AreaPage } from '../frame/area-page';
import { OwnItem } from '../frame/own-item';
import { titleOf } from '@nivara/shared/area/appointment/appointment-texts';
import { useOwnItem } from '@nivara/shared/area/use-own-item';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { Actions } from '@nivara/shared/ui/layout/layout';
import { BillLink } from '../money/bills/bill-link';
import { paths } from '../paths';
import { useSignedInUser } from '../session/use-signed-in-user';
import { AppointmentActions } from './appointment-actions';
import { SummaryLink } from './summary-link';
import { AppointmentFacts } from './appointment-facts';

export function AppointmentScreen() {
  const username = useSignedInUser()?.UserName ?? '';
  const { answer, change } = useOwnItem(readAppointment);
  const found = answer.status === 'ready' ? answer.data : null;
  const name = found ? titleOf(found) : 'Appointment';
  return (
    <AreaPage name={name} heading={name} letterhead>
      <OwnItem
        answer={answer}
        what="appointment"
        to={paths.newAppointments(username)}
        all="See all appointments"
        lines={10}
      >
        {(appointment) => (
          <AppointmentFacts
            appointment={appointment}
            actions={
              <AppointmentActions appointment={appointment} onChanged={(changed) => change(() => changed)} />
            }
          >
            <Actions>
              {appointment.status === 'completed' ? (
                <SummaryLink appointment={appointment} username={username} />
              ) : null}
              {/* Cancelling an appointment changes its bill; the new key then reloads the bill. */}
              <BillLink key={appointment.status} appointment={appointment.id} username={username} />
              <ButtonLink
                variant="secondary"
                to={paths.newMessage(username, {
                  about: 'appointment',
                  id: appointment.id,
                  doctor: appointment.serviceProvider ?? undefined,
                })}
              >
                Write to the doctor about it
              </ButtonLink>
            </Actions>
          </AppointmentFacts>
        )}
      </OwnItem>
    </AreaPage>
  );
}
