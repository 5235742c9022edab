import { OwnNotifications } from '@nivara/shared/area/staff/own-notifications';
import { DeskPage } from '../frame/desk-page';
import { paths } from '../paths';

export const NotificationsScreen = () => (
  <DeskPage
    name="Notifications"
    heading="Notifications"
    lead="About your account and your work at the desk. New ones appear here at once."
  >
    <OwnNotifications
      home={{ text: 'Go to today', to: paths.day }}
      first="The first one comes when something about your account changes."
    />
  </DeskPage>
);
