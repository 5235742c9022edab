import { readDeskAppointment } from '@nivara/shared/api-client/desk-day';
import { useOwnItem } from '@nivara/shared/area/use-own-item';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { CalendarIcon } from '@nivara/shared/ui/layout/icon';
import { DeskPage } from '../frame/desk-page';
import { paths } from '../paths';
import { AppointmentCard } from './appointment-card';

export function AppointmentScreen() {
  const { answer, change } = useOwnItem(readDeskAppointment);
  const found = answer.status === 'ready' ? answer.data : null;
  const heading = found ? `${found.patient.name}, ${found.bookingId}` : 'Appointment';
  return (
    <DeskPage name={found?.bookingId ?? 'Appointment'} heading={heading}>
      <Loaded
        data={answer}
        level={2}
        failure="This appointment could not be loaded"
        skeleton={<SkeletonCard lines={10} />}
      >
        {(appointment) =>
          appointment === null ? (
            <EmptyState
              level={2}
              title="We could not find that appointment"
              icon={<CalendarIcon size={28} />}
              action={<ButtonLink to={paths.day}>See today</ButtonLink>}
            >
              No appointment has this address.
            </EmptyState>
          ) : (
            <AppointmentCard appointment={appointment} change={change} />
          )
        }
      </Loaded>
    </DeskPage>
  );
}
