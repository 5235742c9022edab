import { sendQueuedMails } from '../src/mail/mail-queue';
import { inLetters } from './in-letters';
import type { Answer, TestApp } from './test-app';

/** At the clinic it is Monday, 2 March 2026, 10:00 AM. Kids care has one doctor, who works all day. */
export const TUESDAY = '2026-03-03';
export const KIDS_CARE = 5;

interface BookingWish {
  timing?: string;
  phone?: string;
  email?: string;
  date?: string;
  ip?: string;
  hold?: string;
}

interface Slot {
  timing: string;
  free: number;
}

export const statuses = (answers: Answer[]) => answers.map(({ statusCode }) => statusCode);

/** Makes the calls of visitors who book kids care; `current` is a function, since each test has its own app. */
export function visitorCalls(current: () => TestApp) {
  let visitors = 0;
  const slotsOfDay = async () =>
    (await current().call('GET', `/slots?service=${KIDS_CARE}&date=${TUESDAY}`)).json<Slot[]>();
  const freeSlots = async () => (await slotsOfDay()).filter((slot) => slot.free > 0);
  return {
    slotsOfDay,
    /** The free timings of the doctor. */
    freeTimings: async () => (await freeSlots()).map(({ timing }) => timing),
    free: async () => (await freeSlots()).length,
    book: ({ timing, phone, email, date = TUESDAY, ip = '203.0.113.9', hold }: BookingWish) => {
      visitors += 1;
      const contact = {
        name: 'Asha Rao',
        phone: phone ?? `98765${String(visitors).padStart(5, '0')}`,
        email,
      };
      const body = {
        service: KIDS_CARE,
        patient: `Visitor ${inLetters(visitors)}`,
        appointmentDate: date,
        timing,
        hold,
        contact,
      };
      return current().call('POST', '/appointments', body, { 'x-forwarded-for': ip });
    },
    hold: (timing: string, ip = '203.0.113.9') => {
      const body = { service: KIDS_CARE, appointmentDate: TUESDAY, timing };
      return current().call('POST', '/holds', body, { 'x-forwarded-for': ip });
    },
    confirm: (answer: Answer, code: string) =>
      current().call('POST', `/appointments/confirmations/${answer.json().confirmation.id}`, { code }),
    codeSent: async () => {
      await sendQueuedMails(current().context);
      const mail = current().mails.at(-1);
      return { to: mail?.to, code: /^\d{6}/.exec(mail?.text ?? '')?.[0] ?? '' };
    },
  };
}
