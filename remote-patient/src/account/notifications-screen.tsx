import { NotificationList } from '@nivara/shared/area/notifications/notification-list';
import { AreaPage } from '../frame/area-page';
import { paths } from '../paths';
import { useSignedInUser } from '../session/use-signed-in-user';

export function NotificationsScreen() {
  const user = useSignedInUser();
  if (!user) return null;
  return (
    <AreaPage name="Notifications" heading="Notifications" lead="What is new, as it happens.">
      <NotificationList
        user={user}
        home={{ text: 'Go to your dashboard', to: paths.dashboard(user.UserName) }}
        first="The first one comes with your first appointment."
      />
    </AreaPage>
  );
}
