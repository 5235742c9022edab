import type { AccessRow } from './access-row';
import { appointmentAccess } from './appointment-access';
import { dayAccess } from './day-access';
import { deskAccess } from './desk-access';
import { notificationAccess } from './notification-access';
import { patientAccess } from './patient-access';
import { personalDetailsAccess } from './personal-details-access';
import { familyAccess } from './family-access';
import { uploadsAccess } from './uploads-access';
import { consentsAccess } from './consents-access';
import { myAccountAccess } from './my-account-access';
import { offerAccess } from './offer-access';
import { conversationAccess } from './conversation-access';
import { contactAccess } from './contact-access';
import { billAccess } from './bill-access';
import { courseDateAccess } from './course-date-access';
import { deskBillAccess } from './desk-bill-access';
import { inboxAccess } from './inbox-access';
import { carePlanAccess } from './care-plan-access';
import { priceListAccess } from './price-list-access';
import { prescriptionAccess } from './prescription-access';
import { testAccess } from './test-access';
import { sessionAccess } from './session-access';
import { templateAccess } from './template-access';
import { visitAccess } from './visit-access';

/** Every route of the service; a missing row fails the test. */
export const ACCESS_TABLE: readonly AccessRow[] = [
  ...sessionAccess,
  ...prescriptionAccess,
  ...testAccess,
  ...carePlanAccess,
  ...billAccess,
  ...deskBillAccess,
  ...courseDateAccess,
  ...contactAccess,
  ...conversationAccess,
  ...offerAccess,
  ...priceListAccess,
  ...myAccountAccess,
  ...consentsAccess,
  ...uploadsAccess,
  ...familyAccess,
  ...personalDetailsAccess,
  ...notificationAccess,
  ...appointmentAccess,
  ...visitAccess,
  ...dayAccess,
  ...deskAccess,
  ...inboxAccess,
  ...patientAccess,
  ...templateAccess,
];
