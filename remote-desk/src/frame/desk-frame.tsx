import { useNotificationFeed } from '@nivara/shared/area/notifications/notification-feed-context';
import { StaffFrame } from '@nivara/shared/area/staff/staff-frame';
import { SectionNav } from '@nivara/shared/ui/navigation/section-nav';
import { paths } from '../paths';

const LINKS = [
  { text: 'Today', to: paths.day, end: true },
  { text: 'Book', to: paths.book() },
  { text: 'People', to: paths.people },
  { text: 'Waiting list', to: paths.waitingList },
  { text: 'Bills', to: paths.bills },
];

function DeskNav() {
  const { unread } = useNotificationFeed();
  return (
    <SectionNav
      label="The desk"
      links={[
        ...LINKS,
        { text: 'Notifications', to: paths.notifications, count: unread },
        { text: 'Account', to: paths.account },
      ]}
    />
  );
}

/** The links of the desk's pages, around each of them. */
export const DeskFrame = () => <StaffFrame nav={<DeskNav />} />;
