import { object } from 'yup';
import { BILL_MESSAGES, receiptName } from '@nivara/shared/domain/bill';
import { newCreditNoteSchema } from '@nivara/shared/domain/credit-note';
import {
  billCancelSchema,
  deskBillListSchema,
  newBillSchema,
  newDiscountSchema,
  newLineSchema,
} from '@nivara/shared/domain/desk-bill';
import { entityIdField, entityIdParams } from '@nivara/shared/domain/entity-id';
import { newPaymentSchema, newRefundSchema, paymentDecisionSchema } from '@nivara/shared/domain/payment';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { renderReceipt } from '../../documents/receipt';
import { drawForAccount } from '../../documents/draw-for-account';
import { conflict, notFound } from '../../problems';
import { auditListRead, auditRead } from '../audit/audit';
import { type Actor, actorOf } from '../session/actor';
import { billInDetail, deskBillInDetail, toDeskBill } from './bill-in-detail';
import { type BillRow, findAnyBill, listAllBills } from './bill-repository';
import { creditBill } from './credit-bill';
import {
  addLine,
  cancelAtDesk,
  decideReported,
  giveDiscount,
  raiseAtDesk,
  refundBill,
  takePayment,
} from './desk-bills';

const config = { access: 'desk' } as const;
const params = entityIdParams;
const paymentParams = params.concat(object({ payment: entityIdField.required() }));

/** The desk sees the money of all patients, and of their treatment only the service’s name. */
export function deskBillRoutes(app: App, context: AppContext): void {
  const read = async (actor: Actor, id: string): Promise<BillRow> => {
    const found = await findAnyBill(context.database, id);
    if (!found) throw notFound();
    await auditRead(context, actor, { noun: 'bills', recordId: id, patientId: found.account_id });
    return found;
  };
  const inDetail = async (row: BillRow | Promise<BillRow>) => deskBillInDetail(context, await row);

  app.get('/desk/bills', { config, schema: { querystring: deskBillListSchema } }, async (request) => {
    const { rows, total } = await listAllBills(context.database, request.query);
    const accountIds = rows.map((row) => row.account_id);
    await auditListRead(context, actorOf(request), 'bills', accountIds);
    return { rows: rows.map(toDeskBill), total };
  });

  app.post('/desk/bills', { config, schema: { body: newBillSchema } }, async (request, reply) =>
    reply.code(201).send(await inDetail(raiseAtDesk(context, actorOf(request), request.body))),
  );

  app.get('/desk/bills/:id', { config, schema: { params } }, async (request) =>
    inDetail(read(actorOf(request), request.params.id)),
  );

  app.get('/desk/bills/:id/receipt', { config, schema: { params } }, async (request, reply) => {
    const actor = actorOf(request);
    const bill = await billInDetail(context, await read(actor, request.params.id));
    if (!bill.receipt) throw conflict(BILL_MESSAGES.noReceipt);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${receiptName(bill.billNo)}"`)
      .send(await drawForAccount(context, request, () => renderReceipt(bill)));
  });

  app.post('/desk/bills/:id/lines', { config, schema: { params, body: newLineSchema } }, (request) =>
    inDetail(addLine(context, actorOf(request), request.params.id, request.body)),
  );

  app.post('/desk/bills/:id/discounts', { config, schema: { params, body: newDiscountSchema } }, (request) =>
    inDetail(giveDiscount(context, actorOf(request), request.params.id, request.body)),
  );

  app.post('/desk/bills/:id/cancel', { config, schema: { params, body: billCancelSchema } }, (request) =>
    inDetail(cancelAtDesk(context, actorOf(request), request.params.id, request.body)),
  );

  app.post('/desk/bills/:id/payments', { config, schema: { params, body: newPaymentSchema } }, (request) =>
    inDetail(takePayment(context, actorOf(request), request.params.id, request.body)),
  );

  app.patch(
    '/desk/bills/:id/payments/:payment',
    { config, schema: { params: paymentParams, body: paymentDecisionSchema } },
    (request) => inDetail(decideReported(context, actorOf(request), request.params, request.body)),
  );

  app.post('/desk/bills/:id/refunds', { config, schema: { params, body: newRefundSchema } }, (request) =>
    inDetail(refundBill(context, actorOf(request), request.params.id, request.body)),
  );

  app.post(
    '/desk/bills/:id/credit-notes',
    { config, schema: { params, body: newCreditNoteSchema } },
    (request) => inDetail(creditBill(context, actorOf(request), request.params.id, request.body)),
  );
}
