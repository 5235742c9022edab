import { SectionNav } from '@nivara/shared/ui/navigation/section-nav';
import { paths } from '../paths';

const LINKS = [
  { text: 'Upcoming', to: paths.appointments, end: true },
  { text: 'Requests', to: paths.requests },
  { text: 'Past', to: paths.pastAppointments },
  { text: 'Cancelled', to: paths.cancelledAppointments },
  { text: 'Calendar', to: paths.calendar },
  { text: 'Waiting list', to: paths.waitingList },
  { text: 'Hours and days off', to: paths.hours },
];

export const AppointmentsNav = () => <SectionNav label="Appointments" links={LINKS} />;
