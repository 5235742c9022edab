import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { notSignedIn } from '../../problems';
import { toPatientRecord } from '../personal-details/personal-details-repository';
import {
  type OwnTable,
  accessesTo,
  namesIn,
  ownAnswers,
  ownBillLines,
  ownBillMoves,
  ownConsents,
  ownDetails,
  ownMessages,
  ownPlanMarks,
  ownRows,
  ownTestValues,
  ownTests,
  ownVisitAddenda,
  ownVisits,
} from './account-export-repository';
import { toExported, withParts } from './exported-row';
import { withoutResult } from '../tests/released';
import { findAccount } from '../accounts/account-repository';

/** Writing more would keep the service from other requests; the clinic gives older ones on request. */
const MOST_ACCESSES = 20_000;

/** All data of an account as one plain value, read at one moment. */
export async function readAccountData(context: AppContext, accountId: string) {
  return inTransaction(context, async ({ database, now }) => {
    const account = await findAccount(database, accountId);
    if (!account) throw notSignedIn();
    const { username, name, email, created_at: createdAt } = account;
    const names = await namesIn(database);
    const exported = (rows: readonly object[]) => rows.map((row) => toExported(row, names));
    const rowsOf = async (table: OwnTable) => exported(await ownRows(database, table, accountId));
    const details = await ownDetails(database, accountId);
    const billLines = exported(await ownBillLines(database, accountId));
    const { payments, refunds, creditNotes } = await ownBillMoves(database, accountId);
    const planMarks = exported(await ownPlanMarks(database, accountId));
    const conversationMessages = exported(await ownMessages(database, accountId));
    const addenda = exported(await ownVisitAddenda(database, accountId));
    const tests = exported((await ownTests(database, accountId)).map(withoutResult));
    const testValues = exported(await ownTestValues(database, accountId));
    const accesses = await accessesTo(database, accountId, MOST_ACCESSES + 1);
    return {
      exportedAt: now().toISOString(),
      account: { username, name, email, createdAt },
      personalDetails: details ? toPatientRecord(details, clinicDate(now())) : null,
      family: await rowsOf('family_members'),
      appointments: await rowsOf('appointments'),
      visits: withParts(exported(await ownVisits(database, accountId)), 'addenda', addenda, 'visitId'),
      waitingList: await rowsOf('waiting_list'),
      bills: [
        { name: 'lines', parts: billLines },
        { name: 'payments', parts: exported(payments) },
        { name: 'refunds', parts: exported(refunds) },
        { name: 'creditNotes', parts: exported(creditNotes) },
      ].reduce((rows, { name, parts }) => withParts(rows, name, parts, 'billId'), await rowsOf('bills')),
      prescriptions: await rowsOf('prescriptions'),
      tests: withParts(tests, 'values', testValues, 'testId'),
      plans: withParts(await rowsOf('care_plans'), 'marks', planMarks, 'planId'),
      targets: await rowsOf('personal_targets'),
      vaccinations: await rowsOf('vaccinations'),
      consents: await ownConsents(database, accountId),
      notifications: await rowsOf('notifications'),
      notificationsByMail: await rowsOf('mail_preferences'),
      messages: await rowsOf('messages'),
      answers: exported(await ownAnswers(database, accountId)),
      conversations: withParts(
        await rowsOf('conversations'),
        'messages',
        conversationMessages,
        'conversationId',
      ),
      enrolments: await rowsOf('enrolments'),
      uploads: await rowsOf('uploads'),
      accesses: exported(accesses.slice(0, MOST_ACCESSES).reverse()),
      hasOlderAccesses: accesses.length > MOST_ACCESSES,
    };
  });
}
