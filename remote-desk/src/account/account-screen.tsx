import { OwnAccount } from '@nivara/shared/area/staff/own-account';
import { DeskPage } from '../frame/desk-page';

export const AccountScreen = () => (
  <DeskPage
    name="Account"
    heading="Your account"
    lead="How you sign in, and where you are signed in. Everybody at the desk has an account of their own."
  >
    <OwnAccount />
  </DeskPage>
);
