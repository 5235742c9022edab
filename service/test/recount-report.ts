/**
 * Counts the business report again from plain rows, in the most straightforward way and apart from the report's code:
 * without its SQL, its periods and its sums.
 */
import type { Database } from '../src/database/tables';

export interface ReportScope {
  from: string;
  to: string;
  doctor: string | null;
}

export const readPlainRows = async (database: Database) => ({
  appointments: await database.selectFrom('appointments').selectAll().execute(),
  bills: await database.selectFrom('bills').selectAll().execute(),
  lines: await database.selectFrom('bill_lines').selectAll().execute(),
  payments: await database.selectFrom('bill_payments').selectAll().execute(),
  refunds: await database.selectFrom('bill_refunds').selectAll().execute(),
  notes: await database.selectFrom('credit_notes').selectAll().execute(),
  offers: await database.selectFrom('offers').selectAll().execute(),
  services: await database.selectFrom('services').selectAll().execute(),
  hours: await database.selectFrom('doctor_hours').selectAll().execute(),
  daysOff: await database.selectFrom('doctor_days_off').selectAll().execute(),
  tests: await database.selectFrom('tests').selectAll().execute(),
  courseDates: await database.selectFrom('course_dates').selectAll().execute(),
  enrolments: await database.selectFrom('enrolments').selectAll().execute(),
});
export type PlainRows = Awaited<ReturnType<typeof readPlainRows>>;

/** The clinic's day at a moment; its clock is five and a half hours ahead of UTC. */
export const dayOfMoment = (at: string) => new Date(Date.parse(at) + 330 * 60_000).toISOString().slice(0, 10);

const add = (values: number[]) => values.reduce((total, value) => total + value, 0);

const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();

export function recountAppointments(rows: PlainRows, { from, to, doctor }: ReportScope) {
  const counted = rows.appointments.filter(
    (row) =>
      row.slot !== null &&
      row.status !== 'requested' &&
      row.appointment_date >= from &&
      row.appointment_date <= to &&
      (doctor === null || row.doctor_id === doctor),
  );
  const outcomes = (of: typeof counted) => ({
    kept: of.filter(({ status }) => status === 'completed').length,
    missed: of.filter(({ status }) => status === 'missed').length,
    cancelled: of.filter(({ status }) => status === 'cancelled').length,
    booked: of.filter(({ status }) => status === 'booked').length,
    moved: of.filter(({ moved_at }) => moved_at !== null).length,
  });
  const kept = counted.filter(({ status }) => status === 'completed');
  const times: Record<string, number> = {};
  for (const row of kept) {
    const begins = new Date(Date.parse(row.starts_at ?? '') + 330 * 60_000);
    const key = `${begins.getUTCDay()} ${begins.getUTCHours()}`;
    times[key] = (times[key] ?? 0) + 1;
  }
  return {
    counted,
    kept,
    outcomes: outcomes(counted),
    ofService: (id: number) => outcomes(counted.filter((row) => row.service_id === id)),
    ofDoctor: (id: string) => outcomes(counted.filter((row) => row.doctor_id === id)),
    ofDays: (first: string, last: string) =>
      outcomes(counted.filter((row) => row.appointment_date >= first && row.appointment_date <= last)),
    times,
  };
}

/** Counts the timings within doctors' hours, day by day and timing by timing. */
export function recountOffered(rows: PlainRows, { from, to, doctor }: ReportScope): number {
  let offered = 0;
  const doctors = [...new Set(rows.hours.map(({ doctor_id }) => doctor_id))];
  for (let day = from; day <= to; day = dayAfter(day)) {
    for (const each of doctors) {
      if (doctor !== null && doctor !== each) continue;
      if (rows.daysOff.some(({ doctor_id, date }) => doctor_id === each && date === day)) continue;
      for (let slot = 0; slot < 36; slot += 1) {
        const isWithin = rows.hours.some(
          (hours) =>
            hours.doctor_id === each &&
            hours.weekday === weekday(day) &&
            hours.first_slot <= slot &&
            hours.last_slot >= slot,
        );
        if (isWithin) offered += 1;
      }
    }
  }
  return offered;
}

export function recountPatients(rows: PlainRows, { from, to, doctor }: ReportScope) {
  const kept = rows.appointments
    .filter((row) => row.status === 'completed' && (doctor === null || row.doctor_id === doctor))
    .sort((one, other) =>
      one.appointment_date === other.appointment_date
        ? (one.slot ?? 0) - (other.slot ?? 0) || (one.id < other.id ? -1 : 1)
        : one.appointment_date < other.appointment_date
          ? -1
          : 1,
    );
  const first = new Map<string, string>();
  const seen = new Map<string, string>();
  for (const row of kept) {
    if (!first.has(row.patient_key)) first.set(row.patient_key, row.appointment_date);
    const isIn = row.appointment_date >= from && row.appointment_date <= to;
    if (isIn && !seen.has(row.patient_key)) seen.set(row.patient_key, row.booked_by ?? 'patient');
  }
  const isNew = (key: string) => (first.get(key) ?? '') >= from;
  const count = (wanted: boolean, source?: string) =>
    [...seen].filter(([key, by]) => isNew(key) === wanted && (source === undefined || by === source)).length;
  return {
    fresh: (source?: string) => count(true, source),
    returning: (source?: string) => count(false, source),
  };
}

export function recountMoney(rows: PlainRows, { from, to, doctor }: ReportScope) {
  const doctorOf = new Map(rows.appointments.map(({ id, doctor_id }) => [id, doctor_id]));
  const bills = rows.bills.filter(
    ({ appointment_id }) => doctor === null || doctorOf.get(appointment_id ?? '') === doctor,
  );
  const own = new Set(bills.map(({ id }) => id));
  const isIn = (day: string | null) => day !== null && day >= from && day <= to;
  const raised = bills.filter((bill) => bill.cancelled_at === null && isIn(dayOfMoment(bill.issued_at)));
  const raisedIds = new Set(raised.map(({ id }) => id));
  const paise = (of: { amount_paise: number }[]) => add(of.map(({ amount_paise }) => amount_paise));
  const received = rows.payments.filter(
    (row) => row.status === 'confirmed' && own.has(row.bill_id) && isIn(row.day),
  );
  // Computed from the bill's own lines, payments, refunds and credit notes, not from its stored sums.
  const leftOf = (id: string) => {
    const ofBill = <Row extends { bill_id: string }>(of: Row[]) => of.filter(({ bill_id }) => bill_id === id);
    return (
      paise(ofBill(rows.lines)) -
      paise(ofBill(rows.notes)) -
      paise(ofBill(rows.payments).filter(({ status }) => status === 'confirmed')) +
      paise(ofBill(rows.refunds))
    );
  };
  const reductions = rows.lines.filter(
    ({ bill_id, kind }) => raisedIds.has(bill_id) && (kind === 'offer' || kind === 'discount'),
  );
  return {
    raised: paise(raised),
    raisedOn: (first: string, last: string) =>
      paise(raised.filter(({ issued_at: at }) => dayOfMoment(at) >= first && dayOfMoment(at) <= last)),
    received: paise(received),
    receivedOn: (first: string, last: string) =>
      paise(received.filter(({ day }) => (day ?? '') >= first && (day ?? '') <= last)),
    refunded: paise(rows.refunds.filter((row) => own.has(row.bill_id) && isIn(row.day))),
    credited: paise(rows.notes.filter((row) => own.has(row.bill_id) && isIn(dayOfMoment(row.issued_at)))),
    discounted: 0 - paise(reductions),
    discountOf: (offer: string | null) => {
      const offerOf = new Map(rows.bills.map(({ id, offer_id }) => [id, offer_id]));
      const lines = reductions.filter(({ kind, bill_id }) =>
        offer === 'desk' ? kind === 'discount' : kind === 'offer' && (offerOf.get(bill_id) ?? null) === offer,
      );
      return { times: lines.length, amount: 0 - paise(lines) };
    },
    /** Counts the bills that have been open for `youngest` to `oldest` days, and sums their open amounts. */
    open: (today: string, youngest: number, oldest: number) => {
      const open = bills
        .filter(({ cancelled_at }) => cancelled_at === null)
        .map((bill) => ({
          left: leftOf(bill.id),
          days: (Date.parse(today) - Date.parse(dayOfMoment(bill.issued_at))) / 86_400_000,
        }))
        .filter(({ left, days }) => left > 0 && days >= youngest && days <= oldest);
      return { bills: open.length, amount: add(open.map(({ left }) => left)) };
    },
  };
}

export function recountTests(rows: PlainRows, { from, to, doctor }: ReportScope) {
  const ordered = rows.tests.filter(
    (row) =>
      row.booking_date >= from && row.booking_date <= to && (doctor === null || row.doctor_id === doctor),
  );
  const hours = ordered
    .filter(({ kind, released_at }) => kind === 'clinic' && released_at !== null)
    .map((row) => (Date.parse(row.released_at ?? '') - Date.parse(row.created_at)) / 3_600_000)
    .sort((one, other) => one - other);
  const valueAt = (position: number) => {
    const below = hours[Math.floor(position)];
    const above = hours[Math.ceil(position)];
    if (below === undefined || above === undefined) return null;
    return Math.round((below + (above - below) * (position % 1)) * 10) / 10;
  };
  return {
    tests: ordered.length,
    released: hours.length,
    medianHours: valueAt((hours.length - 1) / 2),
    ninetiethHours: valueAt((hours.length - 1) * 0.9),
  };
}

export const recountCourses = (rows: PlainRows, { from, to }: ReportScope) =>
  rows.courseDates
    .filter((date) => date.status === 'open' && date.starts_on >= from && date.starts_on <= to)
    .map((date) => {
      const own = rows.enrolments.filter(({ course_date_id }) => course_date_id === date.id);
      const bills = new Set(own.map(({ bill_id }) => bill_id));
      const paid = rows.payments.filter((row) => bills.has(row.bill_id) && row.status === 'confirmed');
      const back = rows.refunds.filter((row) => bills.has(row.bill_id));
      return {
        id: date.id,
        title: date.title,
        startsOn: date.starts_on,
        seats: date.seats,
        enrolled: own.filter(({ seat }) => seat === 'requested' || seat === 'confirmed').length,
        waiting: own.filter(({ seat, unconfirmed }) => seat === 'waiting' && unconfirmed === 0).length,
        income:
          add(paid.map(({ amount_paise }) => amount_paise)) -
          add(back.map(({ amount_paise }) => amount_paise)),
      };
    });
