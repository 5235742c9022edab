import { listAppointments } from '@nivara/shared/api-client/appointments';
import { listBills } from '@nivara/shared/api-client/bills';
import { OPEN_STATUSES } from '@nivara/shared/domain/bill';
import { listNotifications } from '@nivara/shared/api-client/notifications';
import { readOwnDetails } from '@nivara/shared/api-client/personal-details';
import { listTests, readTrends } from '@nivara/shared/api-client/tests';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { COMING_STATUSES } from '@nivara/shared/domain/appointment-status';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { LARGEST_PAGE } from '@nivara/shared/domain/list-query';
import { TIMING_MINUTES } from '@nivara/shared/domain/timings';

/** Each part of the dashboard loads by itself; a `total` of 0 means that there was never anything. */

/** Enough for one day, whose past appointments come first. */
const COMING_ASKED = 20;
const ONE = { size: 1 };

export async function readNextAppointment() {
  const now = new Date();
  const [coming, all] = await Promise.all([
    listAppointments({
      status: COMING_STATUSES.join(','),
      from: clinicDate(now),
      sort: 'appointmentDate',
      size: COMING_ASKED,
    }),
    listAppointments(ONE),
  ]);
  return { next: coming.rows.find((each) => !isOver(each, now)), total: all.total };
}

/** A request has no timing, so it is upcoming until its day is over. */
function isOver({ startsAt }: Appointment, now: Date): boolean {
  return startsAt !== null && Date.parse(startsAt) + TIMING_MINUTES * 60_000 < now.getTime();
}

export async function readPendingTests() {
  const [pending, all] = await Promise.all([listTests({ status: 'pending', ...ONE }), listTests(ONE)]);
  return { pending: pending.total, total: all.total };
}

export async function readUnpaidBills() {
  const [all, ...open] = await Promise.all([
    listBills(ONE),
    ...OPEN_STATUSES.map((status) => listBills({ status, size: LARGEST_PAGE })),
  ]);
  const rows = open.flatMap((each) => each.rows);
  const unpaid = open.reduce((total, each) => total + each.total, 0);
  const sum = rows.reduce((total, { balance }) => total + balance, 0);
  return { unpaid, sum, isComplete: rows.length === unpaid, total: all.total };
}

export async function readUnread() {
  const { unread, total } = await listNotifications(ONE);
  return { unread, total };
}

export const readOwnTrends = async () => (await readTrends()).analytes;

/** In an object, so that "no appointment" differs from "not loaded". */
export const readOwnRecord = async () => ({ record: await readOwnDetails() });
