import { useModals } from '@nivara/shared/app-context/app-context';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { addDays, clinicDate, dayInShort } from '@nivara/shared/domain/clinic-time';
import { Button } from '@nivara/shared/ui/form/button';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { paths } from '../../paths';
import type { Figure } from './figure-card';

/** "Today", "Tomorrow", or "Tue 3 Mar". */
function nextDay(date: string): string {
  const today = clinicDate(new Date());
  if (date === today) return 'Today';
  if (date === addDays(today, 1)) return 'Tomorrow';
  return dayInShort(date);
}

export function nextAppointmentFigure(next: Appointment | undefined, username: string): Figure {
  if (next === undefined) return { value: 'None', detail: <BookButton /> };
  const { appointmentDate, appointmentTime, service, serviceProvider, patientName } = next;
  return {
    value: nextDay(appointmentDate),
    detail: (
      <>
        {appointmentTime ?? 'The clinic will choose the timing'}, {service}
        {serviceProvider === null ? '' : ` with ${serviceProvider}`}, for {patientName}.{' '}
        <TextLink to={paths.appointments(username)}>Your appointments</TextLink>
      </>
    ),
  };
}

function BookButton() {
  const { openModal } = useModals();
  return (
    <Button variant="secondary" size="small" onClick={() => openModal('appointment', {})}>
      Book an appointment
    </Button>
  );
}
