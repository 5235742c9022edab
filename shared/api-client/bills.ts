import type {
  BILL_COLUMNS,
  Bill,
  BillChange,
  BillInDetail,
  BillLookup,
  BillStatus,
  GuestBill,
  GuestPaymentReport,
  PaymentReport,
} from '../domain/bill';
import type { ListQuery } from '../domain/list-query';
import { callApi } from './http';
import { readList } from './list';

/** `patient` is an account's id; only a doctor needs it. */
export type BillQuery = ListQuery<(typeof BILL_COLUMNS)[number]> & { status?: BillStatus; patient?: string };

export const listBills = (query: BillQuery = {}) => readList<Bill>('/bills', { ...query });

export const readBill = (id: string) => callApi<BillInDetail>('GET', `/bills/${id}`);

/** The patient says that the bill is paid. */
export const reportPayment = (id: string, report: PaymentReport) =>
  callApi<BillInDetail>('POST', `/bills/${id}/payment`, report);

/** The clinic says what became of it. */
export const changeBill = (id: string, change: BillChange) =>
  callApi<BillInDetail>('PATCH', `/bills/${id}`, change);

/** Where a link downloads the receipt from, or undefined while there is none. */
export const receiptHref = ({ receipt }: Pick<Bill, 'receipt'>) =>
  receipt === null ? undefined : `/api${receipt}`;

export const lookUpBill = (lookup: BillLookup) => callApi<GuestBill>('POST', '/bills/lookup', lookup);

export const reportGuestPayment = (report: GuestPaymentReport) =>
  callApi<GuestBill>('POST', '/bills/lookup/payment', report);
