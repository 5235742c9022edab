import { readAppointment } from '@nivara/shared/api-client/appointments';
import { AreaPage } from '../frame/area-page';
import { OwnItem } from '../frame/own-item';
import { useOwnItem } from '../frame/use-own-item';
import { paths } from '../paths';
import { useSignedInUser } from '../session/use-signed-in-user';
import { AppointmentActions } from './appointment-actions';
import { AppointmentFacts } from './appointment-facts';

/** Everything about one appointment, and what can be done with it. */
export function AppointmentScreen() {
  const username = useSignedInUser()?.UserName ?? '';
  const { answer, change } = useOwnItem(readAppointment);
  const found = answer.status === 'ready' ? answer.data : null;
  const name = found ? `Appointment ${found.bookingId}` : 'Appointment';
  return (
    <AreaPage name={name} heading={name}>
      <OwnItem
        answer={answer}
        what="appointment"
        to={paths.newAppointments(username)}
        all="See all appointments"
        lines={10}
      >
        {(appointment) => (
          <AppointmentFacts appointment={appointment}>
            <AppointmentActions appointment={appointment} onChanged={(changed) => change(() => changed)} />
          </AppointmentFacts>
        )}
      </OwnItem>
    </AreaPage>
  );
}
