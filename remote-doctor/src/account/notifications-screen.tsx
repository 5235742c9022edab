import { OwnNotifications } from '@nivara/shared/area/staff/own-notifications';
import { DoctorPage } from '../frame/doctor-page';
import { paths } from '../paths';

export const NotificationsScreen = () => (
  <DoctorPage
    name="Notifications"
    heading="Notifications"
    lead="Bookings, requests, payments and messages of your patients. New ones appear here at once."
  >
    <OwnNotifications
      home={{ text: 'Go to your day', to: paths.day }}
      first="The first one comes with the first booking."
    />
  </DoctorPage>
);
