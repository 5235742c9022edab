import type { InboxCount, InboxItem, InboxItemInDetail } from '@nivara/shared/domain/inbox';
import { sendQueuedMails } from '../src/mail/mail-queue';
import type { Cast } from './cast';
import type { TestApp } from './test-app';
import { raiseTestBill } from './test-bill';

const FORM = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.org',
  phone: '9876543210',
  message: 'When does it begin?',
};

/** Makes the calls of senders and of the desk about the inbox. */
export function inboxDesk(test: TestApp, cast: Cast) {
  let senderCount = 0;
  const from = () => ({ 'x-forwarded-for': `198.51.100.${(senderCount += 1) % 250}` });
  const idOf = async (answer: Awaited<ReturnType<TestApp['call']>>) => {
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<{ id: string }>().id;
  };
  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown, by = cast.desk) =>
    test.call(method, `/desk/inbox${path}`, body, by.headers);
  const list = async (query = '', by = cast.desk) =>
    (await call('GET', query, undefined, by)).json<{ rows: InboxItem[]; total: number } & InboxCount>();

  const send = {
    message: async (values: object = {}, headers: object = {}) =>
      idOf(await test.call('POST', '/messages', { ...FORM, ...values }, { ...from(), ...headers })),
    enrolment: async (values: object = {}) =>
      idOf(
        await test.call(
          'POST',
          '/enrolments',
          { ...FORM, course: '/courses/yoga-teacher-foundations', ...values },
          from(),
        ),
      ),
    /** Sends a visitor's booking request. */
    request: async (values: object = {}) =>
      idOf(
        await test.call(
          'POST',
          '/appointments',
          {
            service: 2,
            patient: 'Asha Rao',
            appointmentDate: '2026-03-04',
            complaints: 'of the treatment alone',
            contact: { name: 'Asha Rao', phone: '9876543210' },
            ...values,
          },
          from(),
        ),
      ),
    /** Sends a booking request of the cast's patient, who needs no code. */
    ownRequest: async () => {
      const wish = { service: 2, patient: 'self', appointmentDate: '2026-03-04', complaints: 'Cough' };
      return idOf(await test.call('POST', '/appointments', wish, cast.patient.headers));
    },
    payment: async () => {
      const bill = await raiseTestBill(test, {
        patient: cast.patient,
        doctor: cast.treatingDoctor,
        phone: '98765 43210',
      });
      const reported = { transactionId: 'UPI123456789' };
      await test.call('POST', `/bills/${bill.id}/payment`, reported, cast.patient.headers);
      const payment = await test.context.database
        .selectFrom('bill_payments')
        .select('id')
        .where('bill_id', '=', bill.id)
        .executeTakeFirstOrThrow();
      return payment.id;
    },
  };

  return {
    send,
    call,
    list,
    names: async (query: string, by = cast.desk) => (await list(query, by)).rows.map(({ name }) => name),
    look: async (id: string) => (await call('GET', `/${id}`)).json<InboxItemInDetail>(),
    /** Waits until answers can no longer be undone, and returns the mails that have left. */
    mails: async () => {
      test.passMinutes(1);
      await sendQueuedMails(test.context);
      return test.mails;
    },
  };
}
