import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { notSignedIn } from '../../problems';
import { toPatientRecord } from '../personal-details/personal-details-repository';
import {
  type BillMoves,
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

// More rows would block other requests to the service; a patient can ask the clinic for older rows.
const MOST_ROWS = 5_000;
const MOST_CONSENTS = 1_000;
const MOST_MESSAGES = 2_000;
const MOST_ACCESSES = 20_000;

/** The data of an account as one plain value, read at one moment. */
export async function readAccountData(context: AppContext, accountId: string) {
  return inTransaction(context, async ({ database, now }) => {
    const account = await findAccount(database, accountId);
    if (!account) throw notSignedIn();
    const { username, name, email, created_at: createdAt } = account;
    const names = await namesIn(database);
    const exported = (rows: readonly object[]) => rows.map((row) => toExported(row, names));
    const olderOnRequest: string[] = [];
    type Read<Row> = (from: typeof database, accountId: string, limit: number) => Promise<Row[]>;
    /** Reads the newest rows, and returns them with the newest last. */
    const newest = async <Row extends object>(list: string, read: Read<Row>, most = MOST_ROWS) => {
      const rows = await read(database, accountId, most + 1);
      if (rows.length > most) olderOnRequest.push(list);
      return rows.slice(0, most).reverse();
    };
    const rowsOf = async (list: string, table: OwnTable, most = MOST_ROWS) =>
      exported(await newest(list, (from, owner, limit) => ownRows(from, table, owner, limit), most));
    const movesOf = async (list: string, table: BillMoves) =>
      exported(await newest(list, (from, owner, limit) => ownBillMoves(from, table, owner, limit)));
    const details = await ownDetails(database, accountId);
    const visits = exported(await newest('visits', ownVisits));
    const addenda = exported(await newest('visits.addenda', ownVisitAddenda));
    const bills = await rowsOf('bills', 'bills');
    const billParts = [
      { name: 'lines', parts: exported(await newest('bills.lines', ownBillLines)) },
      { name: 'payments', parts: await movesOf('bills.payments', 'bill_payments') },
      { name: 'refunds', parts: await movesOf('bills.refunds', 'bill_refunds') },
      { name: 'creditNotes', parts: await movesOf('bills.creditNotes', 'credit_notes') },
    ];
    const tests = exported((await newest('tests', ownTests)).map(withoutResult));
    const testValues = exported(await newest('tests.values', ownTestValues));
    const plans = await rowsOf('plans', 'care_plans');
    const planMarks = exported(await newest('plans.marks', ownPlanMarks));
    const conversations = await rowsOf('conversations', 'conversations');
    const conversationMessages = await newest('conversations.messages', ownMessages, MOST_MESSAGES);
    const accesses = exported(await newest('accesses', accessesTo, MOST_ACCESSES));
    return {
      exportedAt: now().toISOString(),
      account: { username, name, email, createdAt },
      personalDetails: details ? toPatientRecord(details, clinicDate(now())) : null,
      family: await rowsOf('family', 'family_members'),
      appointments: await rowsOf('appointments', 'appointments'),
      visits: withParts(visits, 'addenda', addenda, 'visitId'),
      waitingList: await rowsOf('waitingList', 'waiting_list'),
      bills: billParts.reduce((rows, { name, parts }) => withParts(rows, name, parts, 'billId'), bills),
      prescriptions: await rowsOf('prescriptions', 'prescriptions'),
      tests: withParts(tests, 'values', testValues, 'testId'),
      plans: withParts(plans, 'marks', planMarks, 'planId'),
      targets: await rowsOf('targets', 'personal_targets'),
      vaccinations: await rowsOf('vaccinations', 'vaccinations'),
      consents: await newest('consents', ownConsents, MOST_CONSENTS),
      notifications: await rowsOf('notifications', 'notifications'),
      notificationsByMail: await rowsOf('notificationsByMail', 'mail_preferences'),
      messages: await rowsOf('messages', 'messages', MOST_MESSAGES),
      answers: exported(await newest('answers', ownAnswers)),
      conversations: withParts(conversations, 'messages', exported(conversationMessages), 'conversationId'),
      enrolments: await rowsOf('enrolments', 'enrolments'),
      uploads: await rowsOf('uploads', 'uploads'),
      accesses,
      /** The names of the lists from which the oldest rows are missing. */
      olderOnRequest,
    };
  });
}
