import {
  UNDO_MS,
  type InboxEntry,
  type InboxEntryKind,
  type InboxItem,
  type InboxItemInDetail,
} from '@nivara/shared/domain/inbox';
import type { CourseDate } from '@nivara/shared/domain/course-date';
import { notFoundProblem, serveCalls, type Call } from '@nivara/shared/testing/serve-calls';
import { deskAppointment, idOf } from '../../testing/serve-desk';

export const PRIYA = { id: idOf('a'), name: 'Priya Demo' };
export const RAVI = { id: idOf('7'), name: 'Ravi Sample' };

/** Asha's message to the clinic. */
export const inboxItem = (differences: Partial<InboxItemInDetail> = {}): InboxItemInDetail => ({
  id: idOf('1'),
  kind: 'message',
  createdAt: '2026-03-02T04:30:00.000Z',
  dueAt: '2099-03-03T04:30:00.000Z',
  late: false,
  name: 'Asha Rao',
  phone: '+919876543210',
  email: 'asha@example.org',
  about: 'When does it begin?',
  holder: null,
  doneAt: null,
  message: 'When does it begin?',
  undecided: false,
  decided: false,
  enrolment: null,
  request: null,
  payment: null,
  history: [],
  ...differences,
});

export const inboxRequest = (differences: Partial<InboxItemInDetail> = {}) =>
  inboxItem({
    id: idOf('a'),
    kind: 'request',
    about: 'Consultation, 4 March 2026',
    email: null,
    message: null,
    undecided: true,
    request: {
      bookingId: 'BK-7QX2M9',
      service: 'Consultation',
      appointmentDate: '2026-03-04',
      timeslot: null,
      status: 'requested',
    },
    ...differences,
  });

export const inboxPayment = (differences: Partial<InboxItemInDetail> = {}) =>
  inboxItem({
    id: idOf('2'),
    kind: 'payment',
    about: '₹800.00 for bill NV-1',
    message: null,
    undecided: true,
    payment: {
      billId: idOf('e'),
      billNo: 'NV-1',
      amount: 80_000,
      reference: 'UPI123456789',
      status: 'reported',
    },
    ...differences,
  });

export const inboxEnrolment = (differences: Partial<InboxItemInDetail> = {}) =>
  inboxItem({
    id: idOf('3'),
    kind: 'enrolment',
    about: 'Yoga teacher foundations, from 14 March 2026',
    undecided: true,
    enrolment: {
      course: '/courses/yoga-teacher-foundations',
      seat: 'requested',
      unconfirmed: false,
      date: { id: idOf('4'), title: 'Yoga teacher foundations', startsOn: '2026-03-14' },
    },
    ...differences,
  });

const courseDate = (differences: Partial<CourseDate> = {}): CourseDate => ({
  id: idOf('4'),
  course: '/courses/yoga-teacher-foundations',
  title: 'Yoga teacher foundations',
  startsOn: '2026-03-14',
  endsOn: null,
  times: 'Saturdays, 10 AM to 1 PM',
  place: 'Hall of the clinic',
  teacher: 'Meera Rao',
  fee: 100_000,
  taxPercent: 18,
  seats: 2,
  free: 2,
  waiting: 0,
  ...differences,
});

const COURSE_DATES = [
  courseDate(),
  courseDate({ id: idOf('5'), startsOn: '2026-04-11', free: 0, waiting: 3 }),
];

const VIEWS: Record<string, (item: InboxItem) => boolean> = {
  new: ({ holder, doneAt }) => holder === null && doneAt === null,
  mine: ({ holder, doneAt }) => holder?.id === PRIYA.id && doneAt === null,
  others: ({ holder, doneAt }) => holder !== null && holder.id !== PRIYA.id && doneAt === null,
  done: ({ doneAt }) => doneAt !== null,
};

const toRow = ({
  id,
  kind,
  createdAt,
  dueAt,
  late,
  name,
  phone,
  email,
  about,
  holder,
  doneAt,
}: InboxItemInDetail): InboxItem => ({
  id,
  kind,
  createdAt,
  dueAt,
  late,
  name,
  phone,
  email,
  about,
  holder,
  doneAt,
});

/** Answers the calls about the inbox of Priya, who works at the desk. */
export function serveInbox(items: InboxItemInDetail[]) {
  let entries = 0;
  const change = ({ id }: Call, differences: (item: InboxItemInDetail) => Partial<InboxItemInDetail>) => {
    const found = items.find((item) => item.id === id);
    return found ? { ...Object.assign(found, differences(found)) } : notFoundProblem;
  };
  const entry = (kind: InboxEntryKind, text = ''): InboxEntry => {
    entries += 1;
    const id = String(entries).padStart(32, '0');
    return {
      id,
      kind,
      at: '2026-03-02T04:30:00.000Z',
      by: PRIYA.name,
      text,
      own: true,
      leavesInMs: kind === 'answer' ? UNDO_MS : null,
    };
  };
  const at = '2026-03-02T04:30:00.000Z';
  return serveCalls({
    'GET /desk/inbox': ({ query }) => {
      const shown = items.filter(VIEWS[query.get('view') ?? 'new'] ?? (() => true));
      const open = items.filter(({ doneAt }) => doneAt === null);
      return {
        rows: shown.map(toRow),
        total: shown.length,
        waiting: open.length,
        late: open.filter(({ late }) => late).length,
      };
    },
    'GET /desk/colleagues': () => [PRIYA, RAVI],
    'GET /desk/inbox/:id': ({ id }) => items.find((item) => item.id === id) ?? notFoundProblem,
    'PUT /desk/inbox/:id/holder': (call) =>
      change(call, ({ history }) => {
        const holder =
          [PRIYA, RAVI].find(({ id }) => id === (call.body as { holder: string | null }).holder) ?? null;
        return { holder, history: [...history, entry(holder ? 'taken' : 'returned', holder?.name)] };
      }),
    'POST /desk/inbox/:id/answers': (call) =>
      change(call, ({ history, holder, doneAt }) => {
        const { text, done } = call.body as { text: string; done: boolean };
        return {
          holder: holder ?? PRIYA,
          doneAt: done ? at : doneAt,
          history: [...history, entry('answer', text), ...(done ? [entry('done')] : [])],
        };
      }),
    'DELETE /desk/inbox/:id/answers/:id': (call) =>
      change(call, ({ history }) => ({
        doneAt: null,
        history: history.filter(({ id, kind }) => !call.path.endsWith(id) && kind !== 'done'),
      })),
    'POST /desk/inbox/:id/notes': (call) =>
      change(call, ({ history }) => ({
        history: [...history, entry('note', (call.body as { text: string }).text)],
      })),
    'DELETE /desk/inbox/:id/notes/:id': (call) =>
      change(call, ({ history }) => ({ history: history.filter(({ id }) => !call.path.endsWith(id)) })),
    'PUT /desk/inbox/:id/done': (call) =>
      change(call, ({ history }) => ({ doneAt: at, history: [...history, entry('done')] })),
    'DELETE /desk/inbox/:id/done': (call) =>
      change(call, ({ history }) => ({ doneAt: null, history: [...history, entry('opened')] })),
    'GET /desk/appointments/:id': ({ id }) =>
      deskAppointment({
        id,
        status: 'requested',
        appointmentTime: null,
        startsAt: null,
        state: null,
        doctor: null,
        doctorId: null,
        bill: null,
      }),
    'PATCH /desk/bills/:id/payments/:id': ({ body }) => {
      const payment = items.find(({ kind }) => kind === 'payment');
      const { status } = body as { status: 'confirmed' };
      if (payment?.payment) {
        Object.assign(payment, { doneAt: at, undecided: false, decided: true });
        payment.payment = { ...payment.payment, status };
      }
      return {};
    },
    'GET /course-dates': () => COURSE_DATES,
    'POST /desk/enrolments/:id/date': (call) => {
      const { date, confirm } = call.body as { date: string; confirm: boolean };
      const chosen = COURSE_DATES.find(({ id }) => id === date);
      if (!chosen) return notFoundProblem;
      const seat = chosen.free === 0 ? 'waiting' : confirm ? 'confirmed' : 'requested';
      const { id, title, startsOn } = chosen;
      change(call, ({ enrolment, history }) => ({
        doneAt: seat === 'confirmed' ? at : null,
        undecided: seat === 'requested',
        decided: seat === 'confirmed',
        enrolment: enrolment && { ...enrolment, seat, unconfirmed: false, date: { id, title, startsOn } },
        history: [...history, entry('dated', `${title}, 14 March 2026`)],
      }));
      return { id: call.id, state: seat };
    },
    'POST /desk/enrolments/:id/confirm': (call) =>
      change(call, ({ enrolment }) => ({
        doneAt: at,
        undecided: false,
        decided: true,
        enrolment: enrolment && { ...enrolment, seat: 'confirmed', unconfirmed: false },
      })),
  });
}
