import {
  BILL_MESSAGES,
  billChangeSchema,
  billListSchema,
  billLookupSchema,
  guestPaymentReportSchema,
  paymentReportSchema,
  receiptName,
} from '@nivara/shared/domain/bill';
import { entityIdParams } from '@nivara/shared/domain/entity-id';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { drawForAccount } from '../../documents/draw-for-account';
import { renderReceipt } from '../../documents/receipt';
import type { WindowLimit } from '../../plugins/rate-limits';
import { conflict, notFound } from '../../problems';
import { auditListRead, auditRead, auditRepeatedRead } from '../audit/audit';
import { countForNetwork } from '../new-patients/count-for-network';
import { type Actor, actorOf, isDoctor } from '../session/actor';
import { hasDesk } from '../staff/staff-repository';
import { billInDetail } from './bill-in-detail';
import { type BillRow, findBill, listBills, toBill } from './bill-repository';
import { findGuestBill, toGuestBill } from './guest-bills';
import { decideBill, reportPayment } from './settle-bill';

const params = entityIdParams;
const DAY = 24 * 60 * 60;

/**
 * For the guests and new patients of a network together. The desk can only decide on reported payments one by one, and
 * they outlive a cancelled appointment and a deleted account: one person could bury the inbox in them.
 */
export const NETWORK_REPORT_LIMIT: WindowLimit = {
  name: 'payment-report-network',
  free: 60,
  windowSeconds: DAY,
};

export function billRoutes(app: App, context: AppContext): void {
  const { database } = context;

  const find = async (actor: Actor, id: string): Promise<BillRow> => {
    const found = await findBill(database, actor, id);
    if (!found) throw notFound();
    return found;
  };
  const read = async (actor: Actor, id: string): Promise<BillRow> => {
    const found = await find(actor, id);
    await auditRead(context, actor, { noun: 'bills', recordId: id, patientId: found.account_id });
    return found;
  };
  const inDetail = (row: BillRow) => billInDetail(context, row);

  app.get(
    '/bills',
    { config: { access: 'patient-or-doctor' }, schema: { querystring: billListSchema } },
    async (request) => {
      const actor = actorOf(request);
      const { rows, total } = await listBills(database, actor, request.query);
      const accountIds = rows.map((row) => row.account_id);
      await auditListRead(context, actor, 'bills', accountIds);
      // If the clinic has a desk, doctors see the bills and decide nothing.
      const decides = isDoctor(actor) && !(await hasDesk(database));
      return { rows: rows.map(toBill), total, ...(isDoctor(actor) && { decides }) };
    },
  );

  app.get('/bills/:id', { config: { access: 'patient-or-doctor' }, schema: { params } }, async (request) =>
    inDetail(await read(actorOf(request), request.params.id)),
  );

  app.patch(
    '/bills/:id',
    { config: { access: 'doctor' }, schema: { params, body: billChangeSchema } },
    async (request) => {
      const actor = actorOf(request);
      const bill = await find(actor, request.params.id);
      if (await hasDesk(database)) throw conflict(BILL_MESSAGES.desk, 'status');
      return inDetail(await decideBill(context, actor, bill, request.body));
    },
  );

  app.post(
    '/bills/:id/payment',
    { config: { access: 'patient' }, schema: { params, body: paymentReportSchema } },
    async (request) => {
      const actor = actorOf(request);
      const bill = await find(actor, request.params.id);
      const { body, network } = request;
      return inDetail(
        await countForNetwork(context, NETWORK_REPORT_LIMIT, { actor, network }, () =>
          reportPayment(context, actor, bill, body.transactionId),
        ),
      );
    },
  );

  app.get(
    '/bills/:id/receipt',
    { config: { access: 'patient-or-doctor' }, schema: { params } },
    async (request, reply) => {
      const actor = actorOf(request);
      const bill = await inDetail(await read(actor, request.params.id));
      if (!bill.receipt) throw conflict(BILL_MESSAGES.noReceipt);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${receiptName(bill.billNo)}"`)
        .send(await drawForAccount(context, request, () => renderReceipt(bill)));
    },
  );

  app.post(
    '/bills/lookup',
    { config: { access: 'anyone' }, schema: { body: billLookupSchema } },
    async (request) => {
      const bill = await findGuestBill(context, request.network, request.body);
      const access = { noun: 'bills', recordId: bill.id, patientId: bill.account_id };
      auditRepeatedRead(context, request.session, access);
      return toGuestBill(context, bill);
    },
  );

  app.post(
    '/bills/lookup/payment',
    { config: { access: 'anyone' }, schema: { body: guestPaymentReportSchema } },
    async (request) => {
      const { transactionId, ...lookup } = request.body;
      const bill = await findGuestBill(context, request.network, lookup);
      // A visitor's bill has no account, whoever is signed in.
      const { session, network } = request;
      const reporter = { actor: bill.account_id === null ? null : session, network };
      const reported = await countForNetwork(context, NETWORK_REPORT_LIMIT, reporter, () =>
        reportPayment(context, session, bill, transactionId),
      );
      return toGuestBill(context, reported);
    },
  );
}
