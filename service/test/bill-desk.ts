import type { DayClosing } from '@nivara/shared/domain/day-closing';
import type { DeskBillInDetail } from '@nivara/shared/domain/desk-bill';
import type { Cast } from './cast';
import type { TestApp } from './test-app';
import { billOffice } from './test-bill';

interface Line {
  text: string;
  amount: number;
  taxPercent: number;
}

export const MAT: Line = { text: 'Yoga mat', amount: 100_000, taxPercent: 18 };
export const TALK: Line = { text: 'Talk on diet', amount: 50_000, taxPercent: 0 };

/** Makes the desk's calls about bills. */
export function billDesk(test: TestApp, cast: Cast) {
  const send = (method: 'GET' | 'POST' | 'PATCH', url: string, body?: unknown) =>
    test.call(method, `/desk${url}`, body, cast.desk.headers);
  const on = (id: string, rest: string, body: unknown) => send('POST', `/bills/${id}/${rest}`, body);
  return {
    ...billOffice(test, cast),
    send,
    raiseAtTheDesk: async (lines: Line[] = [MAT], who: object = { patient: cast.patient.accountId }) =>
      (await send('POST', '/bills', { ...who, lines })).json<DeskBillInDetail>(),
    readBill: async (id: string) => (await send('GET', `/bills/${id}`)).json<DeskBillInDetail>(),
    addLine: (id: string, line: Line) => on(id, 'lines', line),
    discount: (id: string, amount: number, reason = 'Hardship') => on(id, 'discounts', { amount, reason }),
    cancelAtTheDesk: (id: string, reason = 'Raised twice') => on(id, 'cancel', { reason }),
    pay: (id: string, amount: number, method = 'cash', reference?: string) =>
      on(id, 'payments', { method, amount, reference }),
    refund: (id: string, amount: number, method = 'cash', reference?: string) =>
      on(id, 'refunds', { method, amount, reference }),
    credit: (id: string, lines: { position: number; amount: number }[], reason = 'Returned') =>
      on(id, 'credit-notes', { reason, lines }),
    decideReported: (id: string, payment: string, body: object) =>
      send('PATCH', `/bills/${id}/payments/${payment}`, body),
    closing: async (date: string) => (await send('GET', `/closings/${date}`)).json<DayClosing>(),
    /** The patient's notifications about changes of a bill, without the notification that it was raised. */
    notificationsOf: async (number: string) => {
      const rows = await test.context.database
        .selectFrom('notifications')
        .innerJoin('bills', 'bills.id', 'notifications.about_id')
        .select(['notifications.title', 'notifications.text'])
        .where('bills.number', '=', number)
        .where('notifications.title', 'like', 'Bill for % is %')
        .execute();
      return rows.map(({ title, text }) => `${title}: ${text}`);
    },
    close: (date: string, counted: object, note?: string) =>
      send('POST', `/closings/${date}`, { counted, note }),
  };
}
