import { useNotificationFeed } from '@nivara/shared/area/notifications/notification-feed-context';
import { StaffFrame } from '@nivara/shared/area/staff/staff-frame';
import { SectionNav } from '@nivara/shared/ui/navigation/section-nav';
import { paths } from '../paths';

const LINKS = [
  { text: 'Today', to: paths.day, end: true },
  { text: 'Week', to: paths.week },
  { text: 'Appointments', to: paths.appointments },
  { text: 'Patients', to: paths.patients },
  { text: 'Prescriptions', to: paths.prescriptions },
  { text: 'Tests and reports', to: paths.reports },
  { text: 'Documents', to: paths.documents },
  { text: 'Messages', to: paths.messages },
  { text: 'Bills', to: paths.bills },
  { text: 'Business report', to: paths.businessReport },
];

function DoctorNav() {
  const { unread } = useNotificationFeed();
  return (
    <SectionNav
      label="Your day"
      links={[
        ...LINKS,
        { text: 'Notifications', to: paths.notifications, count: unread },
        { text: 'Account', to: paths.account },
      ]}
    />
  );
}

/** Shows the links to the doctor's pages above each page. */
export const DoctorFrame = () => <StaffFrame nav={<DoctorNav />} />;
