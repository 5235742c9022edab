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
import type { ListQuery, Page } from '../domain/list-query';
import { callApi } from './http';
import { readList, toSearch } from './list';
import { API_PATH } from '../contracts/site-paths';

/** `patient` is the id of a family member, or of the account if the patient is its holder. */
export type BillQuery = ListQuery<(typeof BILL_COLUMNS)[number]> & {
  status?: BillStatus;
  patient?: string;
  appointment?: string;
};

export const listBills = (query: BillQuery = {}) => readList<Bill>('/bills', { ...query });

/** `decides` is true where the doctor decides on bills: in a clinic with a desk, doctors only read them. */
export const listDoctorsBills = (query: BillQuery = {}) =>
  callApi<Page<Bill> & { decides: boolean }>('GET', `/bills${toSearch({ ...query })}`);

export const readBill = (id: string) => callApi<BillInDetail>('GET', `/bills/${id}`);

/** The patient reports a payment. */
export const reportPayment = (id: string, report: PaymentReport) =>
  callApi<BillInDetail>('POST', `/bills/${id}/payment`, report);

/** The clinic decides on the bill. */
export const changeBill = (id: string, change: BillChange) =>
  callApi<BillInDetail>('PATCH', `/bills/${id}`, change);

/** The download address of the receipt; undefined while there is none. */
export const receiptHref = ({ receipt }: Pick<Bill, 'receipt'>) =>
  receipt === null ? undefined : API_PATH + receipt;

export const lookUpBill = (lookup: BillLookup) => callApi<GuestBill>('POST', '/bills/lookup', lookup);

export const reportGuestPayment = (report: GuestPaymentReport) =>
  callApi<GuestBill>('POST', '/bills/lookup/payment', report);
