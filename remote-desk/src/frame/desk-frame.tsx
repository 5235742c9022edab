import { useNotificationFeed } from '@nivara/shared/area/notifications/notification-feed-context';
import { StaffFrame } from '@nivara/shared/area/staff/staff-frame';
import { SectionNav } from '@nivara/shared/ui/navigation/section-nav';
import { paths } from '../paths';

const FIRST = { text: 'Today', to: paths.day, end: true };
const LINKS = [
  { text: 'Book', to: paths.book() },
  { text: 'People', to: paths.patients },
  { text: 'Waiting list', to: paths.waitingList },
  { text: 'Bills', to: paths.bills },
  { text: 'Courses', to: paths.courses },
  { text: 'Services', to: paths.services },
  { text: 'Offers', to: paths.offers },
  { text: 'Consents', to: paths.consents },
];

function DeskNav() {
  const { unread, inbox } = useNotificationFeed();
  return (
    <SectionNav
      label="The desk"
      links={[
        FIRST,
        {
          text: 'Inbox',
          to: paths.inbox,
          count: inbox?.waiting,
          counted: inbox?.late ? `waiting, ${inbox.late} for longer than a working day` : 'waiting',
          urgent: (inbox?.late ?? 0) > 0,
        },
        ...LINKS,
        { text: 'Notifications', to: paths.notifications, count: unread },
        { text: 'Account', to: paths.account },
      ]}
    />
  );
}

/** Shows links to all pages of the desk above the current page. */
export const DeskFrame = () => <StaffFrame nav={<DeskNav />} />;
