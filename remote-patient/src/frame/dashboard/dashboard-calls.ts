import { listAppointments } from '@nivara/shared/api-client/appointments';
import { listBills } from '@nivara/shared/api-client/bills';
import { listNotifications } from '@nivara/shared/api-client/notifications';
import { readOwnDetails } from '@nivara/shared/api-client/personal-details';
import { listTests, readTrends } from '@nivara/shared/api-client/tests';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { LARGEST_PAGE } from '@nivara/shared/domain/list-query';
import { TIMING_MINUTES } from '@nivara/shared/domain/timings';

/** Each part of the dashboard loads by itself; a `total` of 0 means that there was never anything. */

/** More than somebody has on one day: those of today that are over come first. */
const COMING_ASKED = 20;
const COMING = 'requested,booked';
const ONE = { size: 1 };

export async function readNextAppointment() {
  const now = new Date();
  const [coming, all] = await Promise.all([
    listAppointments({ status: COMING, from: clinicDate(now), sort: 'appointmentDate', size: COMING_ASKED }),
    listAppointments(ONE),
  ]);
  return { next: coming.rows.find((each) => !isOver(each, now)), total: all.total };
}

/** A request has no timing yet: it counts until its day is over. */
function isOver({ startsAt }: Appointment, now: Date): boolean {
  return startsAt !== null && Date.parse(startsAt) + TIMING_MINUTES * 60_000 < now.getTime();
}

export async function readPendingTests() {
  const [pending, all] = await Promise.all([listTests({ status: 'pending', ...ONE }), listTests(ONE)]);
  return { pending: pending.total, total: all.total };
}

export async function readUnpaidBills() {
  const [unpaid, all] = await Promise.all([
    listBills({ status: 'unpaid', size: LARGEST_PAGE }),
    listBills(ONE),
  ]);
  const sum = unpaid.rows.reduce((total, { amount }) => total + amount, 0);
  return { unpaid: unpaid.total, sum, isWhole: unpaid.rows.length === unpaid.total, total: all.total };
}

export async function readUnread() {
  const { unread, total } = await listNotifications(ONE);
  return { unread, total };
}

export const readOwnTrends = async () => (await readTrends()).analytes;

/** In an object, since "none" is an answer as well. */
export const readOwnRecord = async () => ({ record: await readOwnDetails() });

export async function readDoctorsDay() {
  const today = clinicDate(new Date());
  const { rows } = await listAppointments({
    status: 'booked,completed,missed',
    from: today,
    to: today,
    sort: 'appointmentDate',
    size: LARGEST_PAGE,
  });
  return rows;
}

export const readOpenRequests = async () =>
  (await listAppointments({ status: 'requested', from: clinicDate(new Date()), ...ONE })).total;
