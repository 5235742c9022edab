import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { notSignedIn } from '../../problems';
import { toPatientRecord } from '../personal-details/personal-details-repository';
import {
  type OwnTable,
  accessesTo,
  namesIn,
  ownBillLines,
  ownConsents,
  ownDetails,
  ownPlanMarks,
  ownRows,
} from './account-export-repository';
import { toExported, withParts } from './exported-row';
import { findAccount } from '../accounts/account-repository';

/** All that the clinic holds about an account, as one plain value, as it is at one moment. */
export async function exportRecord(context: AppContext, accountId: string) {
  return inTransaction(context, async ({ database, now }) => {
    const account = await findAccount(database, accountId);
    if (!account) throw notSignedIn();
    const { username, name, email, created_at: createdAt } = account;
    const names = await namesIn(database);
    const exported = (rows: readonly object[]) => rows.map((row) => toExported(row, names));
    const rowsOf = async (table: OwnTable) => exported(await ownRows(database, table, accountId));
    const details = await ownDetails(database, accountId);
    const billLines = exported(await ownBillLines(database, accountId));
    const planMarks = exported(await ownPlanMarks(database, accountId));
    const testValues = await rowsOf('test_values');
    return {
      exportedAt: now().toISOString(),
      account: { username, name, email, createdAt },
      personalDetails: details ? toPatientRecord(details, clinicDate(now())) : null,
      family: await rowsOf('family_members'),
      appointments: await rowsOf('appointments'),
      waitingList: await rowsOf('waiting_list'),
      bills: withParts(await rowsOf('bills'), 'lines', billLines, 'billId'),
      prescriptions: await rowsOf('prescriptions'),
      tests: withParts(await rowsOf('tests'), 'values', testValues, 'testId'),
      plans: withParts(await rowsOf('care_plans'), 'marks', planMarks, 'planId'),
      consents: await ownConsents(database, accountId),
      notifications: await rowsOf('notifications'),
      notificationsByMail: await rowsOf('mail_preferences'),
      messages: await rowsOf('messages'),
      enrolments: await rowsOf('enrolments'),
      uploads: await rowsOf('uploads'),
      accesses: exported(await accessesTo(database, accountId)),
    };
  });
}
