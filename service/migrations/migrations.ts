import type { Kysely } from 'kysely';
import { accountsAndSessions } from './001-accounts-and-sessions';
import { patients } from './002-patients';
import { appointments } from './003-appointments';
import { care } from './004-care';
import { money } from './005-money';
import { notices } from './006-notices';
import { consentTexts } from './007-consent-texts';
import { sessionBrowsers } from './008-session-browsers';
import { notificationSubjects } from './009-notification-subjects';
import { visitorBookings } from './010-visitor-bookings';
import { emailChanges } from './011-email-changes';
import { securityLog } from './012-security-log';
import { pendingAccounts } from './013-pending-accounts';
import { secondFactor } from './014-second-factor';
import { refusedAccess } from './015-refused-access';
import { visits } from './020-visits';
import { cancelReasons } from './021-cancel-reasons';
import { patientKeys } from './022-patient-keys';
import { prescriptionTemplates } from './023-prescription-templates';
import { earlierPrescriptions } from './024-earlier-prescriptions';
import { testRelease } from './025-test-release';
import { staff } from './026-staff';
import { conversations } from './030-conversations';
import { movedAppointments } from './040-moved-appointments';
import { phones } from './050-phones';
import { billLedger } from './060-bill-ledger';
import { courseDates } from './061-course-dates';
import { patientsOfRows } from './070-patients-of-rows';
import { followUps } from './071-follow-ups';
import { personalTargets } from './072-personal-targets';
import { unconfirmedEnrolments } from './073-unconfirmed-enrolments';
import { answersCalledBack } from './075-answers-called-back';
import { vaccinations } from './076-vaccinations';
import { inbox } from './080-inbox';
import { visitorLinks } from './081-visitor-links';
import { priceList } from './083-price-list';
import { awaitedMails } from './084-awaited-mails';
import { founder } from './090-founder';
import { bookedBy } from './091-booked-by';
import { reportIndexes } from './092-report-indexes';
import { listIndexes } from './093-list-indexes';
import { unsettledBills } from './094-unsettled-bills';
import { patientNames } from './095-patient-names';
import { networksOfAccounts } from './096-networks-of-accounts';
import { keptVisits } from './097-kept-visits';
import { treatedPatients } from './098-treated-patients';
import { staffWhoLeft } from './099-staff-who-left';
import { foreignKeyIndexes } from './100-foreign-key-indexes';
import { patientNameTriggers } from './101-patient-name-triggers';
import { unreadNotifications } from './102-unread-notifications';
import { countedMails } from './103-counted-mails';
import { openWaitingEntries } from './104-open-waiting-entries';
import { claimedAccounts } from './105-claimed-accounts';
import { billsOfDoctors } from './106-bills-of-doctors';
import { patientSearch } from './107-patient-search';

export type Migration = (database: Kysely<unknown>, kind: 'sqlite' | 'postgres') => Promise<void>;

/** The migrations run in this order. A released one is never changed: a later migration corrects its mistakes. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-accounts-and-sessions': accountsAndSessions,
  '002-patients': patients,
  '003-appointments': appointments,
  '004-care': care,
  '005-money': money,
  '006-notices': notices,
  '007-consent-texts': consentTexts,
  '008-session-browsers': sessionBrowsers,
  '009-notification-subjects': notificationSubjects,
  '010-visitor-bookings': visitorBookings,
  '011-email-changes': emailChanges,
  '012-security-log': securityLog,
  '013-pending-accounts': pendingAccounts,
  '014-second-factor': secondFactor,
  '015-refused-access': refusedAccess,
  '020-visits': visits,
  '021-cancel-reasons': cancelReasons,
  '022-patient-keys': patientKeys,
  '023-prescription-templates': prescriptionTemplates,
  '024-earlier-prescriptions': earlierPrescriptions,
  '025-test-release': testRelease,
  '026-staff': staff,
  '030-conversations': conversations,
  '040-moved-appointments': movedAppointments,
  '050-phones': phones,
  '060-bill-ledger': billLedger,
  '061-course-dates': courseDates,
  '070-patients-of-rows': patientsOfRows,
  '071-follow-ups': followUps,
  '072-personal-targets': personalTargets,
  '073-unconfirmed-enrolments': unconfirmedEnrolments,
  '075-answers-called-back': answersCalledBack,
  '076-vaccinations': vaccinations,
  '080-inbox': inbox,
  '081-visitor-links': visitorLinks,
  '083-price-list': priceList,
  '084-awaited-mails': awaitedMails,
  '090-founder': founder,
  '091-booked-by': bookedBy,
  '092-report-indexes': reportIndexes,
  '093-list-indexes': listIndexes,
  '094-unsettled-bills': unsettledBills,
  '095-patient-names': patientNames,
  '096-networks-of-accounts': networksOfAccounts,
  '097-kept-visits': keptVisits,
  '098-treated-patients': treatedPatients,
  '099-staff-who-left': staffWhoLeft,
  '100-foreign-key-indexes': foreignKeyIndexes,
  '101-patient-name-triggers': patientNameTriggers,
  '102-unread-notifications': unreadNotifications,
  '103-counted-mails': countedMails,
  '104-open-waiting-entries': openWaitingEntries,
  '105-claimed-accounts': claimedAccounts,
  '106-bills-of-doctors': billsOfDoctors,
  '107-patient-search': patientSearch,
};
