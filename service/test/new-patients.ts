import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { addDays } from '@nivara/shared/domain/clinic-time';
import type { Person } from './cast';
import { inLetters } from './in-letters';
import { type Answer, OUR_PAGE, type TestApp, signIn } from './test-app';

/** The day after the tests' present, which is Monday, 2 March 2026, 10:00 AM at the clinic. */
export const TUESDAY = '2026-03-03';
const DAYS = [0, 1, 2, 3, 6, 7, 8, 9];

export const networkOf = (host: number) => ({ 'x-forwarded-for': `203.0.113.${host}` });

/** Makes the calls of people who open accounts from a network and request appointments. */
export function newPatients(test: TestApp) {
  let patientCount = 0;
  /** A request without a timing counts like an appointment, and a day has room for any number of requests. */
  const request = ({ headers }: Person, day: number, network: Record<string, string> = {}) => {
    patientCount += 1;
    const values = {
      service: 2,
      patient: `Patient ${inLetters(patientCount)}`,
      appointmentDate: addDays(TUESDAY, day),
    };
    return test.call('POST', '/appointments', values, { ...headers, ...network });
  };
  return {
    request,
    /** Returns the status of each answer. */
    requestMany: async (who: Person, count: number, network: Record<string, string> = {}) => {
      const answers: Answer[] = [];
      for (let each = 0; each < count; each += 1)
        answers.push(await request(who, DAYS[Math.floor(each / 10)] ?? 0, network));
      return answers.map(({ statusCode }) => statusCode);
    },
    /** Opens an account; its calls come from the same network, unless other headers say so. */
    open: async (email: string, network: Record<string, string> = networkOf(1)): Promise<Person> => {
      const password = 'a quiet river';
      await test.call('POST', '/accounts', { name: 'Mallory Ann', email, password }, network);
      await test.settled();
      const mail = test.mails.findLast(({ to }) => to === email);
      const token = /#account=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
      const opened = await test.call('POST', '/accounts/open', { token, password }, network);
      const { username } = opened.json<{ username: string }>();
      const headers = { ...(await signIn(test, username, password, { ...OUR_PAGE, ...network })) };
      const session = await test.call('GET', '/session', undefined, headers);
      return { username, headers, accountId: session.json().user.TableUserID };
    },
  };
}

/** The status and the detail of an answer that refuses. */
export const refusal = (answer: Answer) => [answer.statusCode, answer.json().detail];
export const MANY_OF_NETWORK = [409, APPOINTMENT_MESSAGES.manyOfNetwork];

export const countBooked = (statuses: readonly number[]) =>
  statuses.filter((status) => status === 201).length;
