import { Loaded } from '@nivara/shared/ui/loaded';
import { SkeletonCard } from '@nivara/shared/ui/skeleton';
import { AreaPage } from '../../../components/area-page';
import { NoSuchRecord } from '../../../components/no-such-record';
import { paths } from '../../../paths';
import { useSignedInUser } from '../../../use-signed-in-user';
import { AppointmentActions } from './appointment-actions';
import { AppointmentFacts } from './appointment-facts';
import { useAppointment } from './use-appointment';

/** Everything about one appointment, and what can be done with it. */
export function AppointmentScreen() {
  const username = useSignedInUser()?.UserName ?? '';
  const { answer, change } = useAppointment();
  const found = answer.status === 'ready' ? answer.data : null;
  const name = found ? `Appointment ${found.bookingId}` : 'Appointment';
  return (
    <AreaPage name={name} heading={name}>
      <Loaded
        data={answer}
        skeleton={<SkeletonCard lines={10} />}
        failure="The appointment could not be loaded"
        level={2}
      >
        {(appointment) =>
          appointment === null ? (
            <NoSuchRecord
              what="appointment"
              to={paths.newAppointments(username)}
              all="See all appointments"
            />
          ) : (
            <AppointmentFacts appointment={appointment}>
              <AppointmentActions appointment={appointment} onChanged={(changed) => change(() => changed)} />
            </AppointmentFacts>
          )
        }
      </Loaded>
    </AreaPage>
  );
}
