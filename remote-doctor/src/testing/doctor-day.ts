import { clinicDate, clinicMoment } from '@nivara/shared/domain/clinic-time';
import type { DayEntry, DayTiming, DoctorDay } from '@nivara/shared/domain/doctor-day';
import { findTiming } from '@nivara/shared/domain/timings';

export const idOf = (letter: string) => letter.repeat(32);

/** An appointment of Asha, who has been a patient since November 2025. */
export const dayEntry = (differences: Partial<DayEntry> = {}): DayEntry => ({
  appointmentId: idOf('a'),
  bookingId: 'BK-7QX2M9',
  serviceId: 5,
  service: 'Kids care',
  kind: 'consultation',
  online: false,
  join: null,
  complaints: 'Fever since Monday',
  status: 'booked',
  startsAt: null,
  patient: {
    id: idOf('b'),
    accountId: idOf('b'),
    familyMemberId: null,
    name: 'Asha Kulkarni',
    age: 34,
    since: '2025-11-02',
    isNew: false,
  },
  state: 'expected',
  due: [],
  ...differences,
});

export function dayTiming(text: string, entry: DayEntry | null = null, date = today()): DayTiming {
  const timing = findTiming(text);
  if (!timing) throw new Error(`The clinic has no timing ${text}`);
  const startsAt = clinicMoment(date, timing.minutes).toISOString();
  return {
    timing: text,
    timeslot: timing.timeslot,
    startsAt,
    entry: entry && { ...entry, startsAt },
    closed: false,
    held: false,
  };
}

export const doctorDay = (differences: Partial<DoctorDay> = {}): DoctorDay => ({
  date: today(),
  today: today(),
  isDayOff: false,
  timings: [],
  counts: { requests: 0, results: 0, messages: 0, payments: 0 },
  ...differences,
});

const today = () => clinicDate(new Date());
