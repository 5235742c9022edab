import { useSession } from '@nivara/shared/app-context/app-context';
import { NotificationList } from '../notifications/notification-list';

interface OwnNotificationsProps {
  home: { text: string; to: string };
  /** Says in an empty list what the first notification will be about. */
  first: string;
}

export function OwnNotifications(props: OwnNotificationsProps) {
  const { user } = useSession();
  return user ? <NotificationList user={user} {...props} /> : null;
}
