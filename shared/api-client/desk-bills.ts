import type { NewCreditNote } from '../domain/credit-note';
import type {
  BillCancel,
  BillView,
  DeskBill,
  DeskBillInDetail,
  NewBill,
  NewDiscount,
  NewLine,
} from '../domain/desk-bill';
import type { BILL_COLUMNS, BillStatus } from '../domain/bill';
import type { ListQuery } from '../domain/list-query';
import type { NewPayment, NewRefund, PaymentDecision } from '../domain/payment';
import { callApi } from './http';
import { readList } from './list';

export type DeskBillQuery = ListQuery<(typeof BILL_COLUMNS)[number]> & {
  view?: BillView;
  status?: BillStatus;
  from?: string;
  to?: string;
};

export const listDeskBills = (query: DeskBillQuery = {}) => readList<DeskBill>('/desk/bills', { ...query });

export const readDeskBill = (id: string) => callApi<DeskBillInDetail>('GET', `/desk/bills/${id}`);

export const raiseDeskBill = (bill: NewBill) => callApi<DeskBillInDetail>('POST', '/desk/bills', bill);

const change = (id: string, what: string, body: unknown) =>
  callApi<DeskBillInDetail>('POST', `/desk/bills/${id}/${what}`, body);

export const addBillLine = (id: string, line: NewLine) => change(id, 'lines', line);

export const giveDiscount = (id: string, discount: NewDiscount) => change(id, 'discounts', discount);

export const cancelDeskBill = (id: string, cancel: BillCancel) => change(id, 'cancel', cancel);

export const takePayment = (id: string, payment: NewPayment) => change(id, 'payments', payment);

export const refundBill = (id: string, refund: NewRefund) => change(id, 'refunds', refund);

export const creditBill = (id: string, note: NewCreditNote) => change(id, 'credit-notes', note);

export const decidePayment = (id: string, payment: string, decision: PaymentDecision) =>
  callApi<DeskBillInDetail>('PATCH', `/desk/bills/${id}/payments/${payment}`, decision);
