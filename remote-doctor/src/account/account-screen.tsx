import { OwnAccount } from '@nivara/shared/area/staff/own-account';
import { DoctorPage } from '../frame/doctor-page';

export const AccountScreen = () => (
  <DoctorPage
    name="Account"
    heading="Your account"
    lead="How you sign in, and where you are signed in. Your details as a doctor are in the clinic’s own records."
  >
    <OwnAccount />
  </DoctorPage>
);
