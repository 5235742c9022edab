import { AccountSections } from '@nivara/shared/area/account/account-sections';
import { AreaPage } from '../frame/area-page';
import { DeleteSection } from './delete-section';
import { ExportSection } from './export-section';

export const AccountScreen = () => (
  <AreaPage
    name="Account"
    heading="Your account"
    lead="How you sign in, where you are signed in, and what becomes of your data."
  >
    <AccountSections>
      <ExportSection />
      <DeleteSection />
    </AccountSections>
  </AreaPage>
);
