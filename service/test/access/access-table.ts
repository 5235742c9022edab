import type { AccessRow } from './access-row';
import { appointmentAccess } from './appointment-access';
import { notificationAccess } from './notification-access';
import { personalDetailsAccess } from './personal-details-access';
import { familyAccess } from './family-access';
import { uploadsAccess } from './uploads-access';
import { consentsAccess } from './consents-access';
import { myAccountAccess } from './my-account-access';
import { offerAccess } from './offer-access';
import { contactAccess } from './contact-access';
import { billAccess } from './bill-access';
import { carePlanAccess } from './care-plan-access';
import { prescriptionAccess } from './prescription-access';
import { testAccess } from './test-access';
import { sessionAccess } from './session-access';

/** Every route of the service: one without a row here fails the test. */
export const ACCESS_TABLE: readonly AccessRow[] = [
  ...sessionAccess,
  ...prescriptionAccess,
  ...testAccess,
  ...carePlanAccess,
  ...billAccess,
  ...contactAccess,
  ...offerAccess,
  ...myAccountAccess,
  ...consentsAccess,
  ...uploadsAccess,
  ...familyAccess,
  ...personalDetailsAccess,
  ...notificationAccess,
  ...appointmentAccess,
];
