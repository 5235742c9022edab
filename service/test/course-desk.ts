import type {
  CourseDate,
  CourseDateValues,
  DeskCourseDate,
  DeskEnrolment,
  EnrolmentAnswer,
} from '@nivara/shared/domain/course-date';
import { sendQueuedMails } from '../src/mail/mail-queue';
import type { Cast } from './cast';
import type { Answer, TestApp } from './test-app';

export const COURSE = '/courses/yoga-teacher-foundations';

/** Two seats at 1,180 rupees each, tax included, on three Saturdays. */
export const YOGA_COURSE: CourseDateValues = {
  course: COURSE,
  title: 'Yoga teacher foundations',
  startsOn: '2026-03-14',
  endsOn: '2026-03-28',
  times: 'Saturdays, 10 AM to 1 PM',
  place: 'Hall of the clinic',
  teacher: 'Meera Rao',
  fee: 100_000,
  taxPercent: 18,
  seats: 2,
};

const FORM = {
  firstName: 'Asha',
  lastName: 'Rao',
  phone: '98765 43210',
  message: 'I look forward to it.',
  course: COURSE,
};

/** The patient's answers in the form, with the e-mail address of the account. */
export const OWN = { email: 'patient@example.org', firstName: 'Leela', phone: '98765 43219' };

export const answerOf = (answer: Answer) => answer.json<EnrolmentAnswer>();
export const seatOf = (answer: Answer) => answerOf(answer).seat;
export const seatsOf = (answers: Answer[], seat: EnrolmentAnswer['seat']) =>
  answers.filter((answer) => seatOf(answer) === seat).length;

const addressOf = (name: string) => `${name.toLowerCase()}@example.org`;

/** Makes the calls of the desk and of visitors about course dates. */
export function courseDesk(test: TestApp, cast: Cast) {
  const send = (method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown) =>
    test.call(method, `/desk${url}`, body, cast.desk.headers);
  let people = 0;
  let sending = Promise.resolve();
  /** Each form comes from a network address of its own, since one network may not send many enrolments. */
  const sendForm = (
    date: string | undefined,
    name: string,
    differences: object = {},
    headers: object = {},
  ) => {
    people += 1;
    const body = { ...FORM, email: addressOf(name), date, ...differences };
    return test.call('POST', '/enrolments', body, {
      'x-forwarded-for': `198.51.100.${people % 250}`,
      ...headers,
    });
  };
  const mailsOf = async (name: string) => {
    // Concurrent calls wait for each other here: a mail that another call is still sending would be missing.
    sending = sending.then(() => sendQueuedMails(test.context));
    await sending;
    return test.mails.filter(({ to }) => to === addressOf(name));
  };
  const codesTo = async (name: string) =>
    (await mailsOf(name)).flatMap(({ text }) => /^(\d{6}) is your/.exec(text)?.[1] ?? []);
  const confirmByCode = async (asked: Answer, name: string, code?: string) =>
    test.call('POST', `/enrolments/confirmations/${answerOf(asked).confirmation?.id}`, {
      code: code ?? (await codesTo(name)).at(-1),
    });
  const enrolments = async (id: string) =>
    (await send('GET', `/course-dates/${id}/enrolments?size=200`)).json<{ rows: DeskEnrolment[] }>().rows;
  return {
    send,
    enrolments,
    /** Reads the dates as everybody sees them. */
    offered: async () => (await test.call('GET', `/course-dates?course=${COURSE}`)).json<CourseDate[]>(),
    /** Names each person by the beginning of their e-mail address. */
    statesOf: async (id: string) =>
      Object.fromEntries((await enrolments(id)).map(({ email, state }) => [email.split('@')[0], state])),
    enrolmentOf: async (id: string, name: string) =>
      (await enrolments(id)).find(({ email }) => email.startsWith(name.toLowerCase()))?.id ?? '',
    /** Leaves out the mails with codes. */
    mailsTo: async (name: string) => (await mailsOf(name)).filter(({ subject }) => !/ code$/.test(subject)),
    plan: async (differences: Partial<CourseDateValues> = {}) =>
      (await send('POST', '/course-dates', { ...YOGA_COURSE, ...differences })).json<DeskCourseDate>(),
    /** Enrols a visitor, who types the code if one is asked for. */
    enrol: async (date: string | undefined, name: string, differences: object = {}, headers: object = {}) => {
      const answer = await sendForm(date, name, differences, headers);
      return answer.json<Partial<EnrolmentAnswer>>().confirmation ? confirmByCode(answer, name) : answer;
    },
    sendForm,
    confirmByCode,
    codesTo,
    look: async (id: string) => (await send('GET', `/course-dates/${id}`)).json<DeskCourseDate>(),
    confirm: (id: string) => send('POST', `/enrolments/${id}/confirm`),
    cancel: (id: string, reason?: string) => send('POST', `/enrolments/${id}/cancel`, { reason }),
  };
}
