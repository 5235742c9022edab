import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { VISITOR_LINK_MESSAGES as M } from '@nivara/shared/domain/visitor-appointment';
import { wideNetwork } from '@nivara/shared/contracts/network';
import type { Cast } from '../../../test/cast';
import type { Answer, TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { whileUncommitted } from '../../../test/while-uncommitted';
import { sweep } from '../../housekeeping';
import { sendQueuedMails } from '../../mail/mail-queue';
import { countAttempt } from '../../plugins/rate-limits';
import { appointmentById } from '../appointments/appointment-repository';
import { NETWORK_MOVE_LIMIT } from '../appointments/count-move';
import { changeFound } from '../appointments/change-appointment';
import { VISITOR_CHANGE_LIMIT, VISITOR_LINK_LIMIT } from './visitor-appointment-routes';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

/** In tests it is Monday, 2 March 2026, 10:00 AM at the clinic. */
const TUESDAY = '2026-03-03';
const WEDNESDAY = '2026-03-04';

const contact = { name: 'Asha Rao', phone: '98765 43210', email: 'Asha@Example.org ' };
const wish = {
  service: 5,
  patient: 'Mira Rao',
  appointmentDate: TUESDAY,
  timing: '9:15 AM',
  complaints: 'A rash',
};
const book = (values: object = {}) => test.call('POST', '/appointments', { ...wish, contact, ...values });
const lookUp = (link: string, ip = '203.0.113.9') =>
  test.call('POST', '/visitor-appointments/lookup', { link }, { 'x-forwarded-for': ip });
const change = (link: string, values: object) =>
  test.call('POST', '/visitor-appointments/change', { link, ...values });
const move = { appointmentDate: WEDNESDAY, timeslot: 'Morning', timing: '10:05 AM' } as const;
const refusal = (answer: Answer) => [answer.statusCode, answer.json().detail];

async function lastMail() {
  await sendQueuedMails(test.context);
  const mail = test.mails.at(-1);
  return { to: mail?.to, text: mail?.text ?? '', link: /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '' };
}
async function bookedLink(values: object = {}) {
  expect((await book(values)).statusCode).toBe(201);
  return (await lastMail()).link;
}
const freeAt = async (date: string, timing: string) =>
  (
    (await test.call('GET', `/slots?service=5&date=${date}`)).json() as { timing: string; free: number }[]
  ).find((slot) => slot.timing === timing)?.free;

it('mails a link but names no patient or service, and sends no mail without an e-mail address', async () => {
  const { bookingId } = (await book()).json() as { bookingId: string };
  const mail = await lastMail();
  expect(mail.to).toBe('asha@example.org');
  expect(mail.text).toContain(`Booking ${bookingId}: Tuesday, 3 March 2026 at 9:15 AM.`);
  expect(mail.text).toContain(`/your-appointment#${mail.link}`);
  expect(mail.text).not.toMatch(/Mira|Asha|Kids|Rohan|rash|98765/);

  await sendQueuedMails(test.context);
  const before = test.mails.length;
  await book({ timing: '9:40 AM', contact: { ...contact, email: undefined } });
  await sendQueuedMails(test.context);
  expect(test.mails).toHaveLength(before);
});

it('shows what is needed to move or cancel, and nothing else', async () => {
  const answer = await lookUp(await bookedLink());
  expect(answer.json()).toEqual({
    bookingId: expect.stringMatching(/^BK-/),
    serviceId: 5,
    service: 'Kids care',
    appointmentDate: TUESDAY,
    timeslot: 'Morning',
    appointmentTime: '9:15 AM',
    startsAt: '2026-03-03T03:45:00.000Z',
    serviceProvider: 'Dr. Rohan Sample',
    status: 'booked',
    online: false,
    changeableUntil: '2026-03-03T01:45:00.000Z',
  });
});

it('moves the appointment, uses the link up, and mails the next link', async () => {
  const link = await bookedLink();
  const moved = await change(link, move);
  expect(moved.json().appointment).toMatchObject({ appointmentDate: WEDNESDAY, appointmentTime: '10:05 AM' });
  expect([await freeAt(TUESDAY, '9:15 AM'), await freeAt(WEDNESDAY, '10:05 AM')]).toEqual([1, 0]);
  const next = await lastMail();
  expect([next.to, next.link]).toEqual(['asha@example.org', moved.json().link]);

  expect(refusal(await lookUp(link))).toEqual([410, M.used]);
  expect(refusal(await change(link, { status: 'cancelled' }))).toEqual([410, M.used]);
  expect((await lookUp(next.link)).json()).toMatchObject({ appointmentDate: WEDNESDAY });
});

it('cancels the appointment with its bill, and ends the link', async () => {
  const link = await bookedLink();
  const cancelled = await change(link, { status: 'cancelled' });
  expect(cancelled.json()).toMatchObject({ appointment: { status: 'cancelled' }, link: null });
  expect(await freeAt(TUESDAY, '9:15 AM')).toBe(1);
  const bills = await test.context.database.selectFrom('bills').select('status').execute();
  expect(bills).toEqual([{ status: 'cancelled' }]);
  const mail = await lastMail();
  expect([mail.text.split('\n')[0], mail.link]).toEqual(['Appointment cancelled.', '']);
  expect(refusal(await lookUp(link))).toEqual([410, M.over]);
});

it('does not cancel an appointment that the same link moves concurrently', async () => {
  const link = await bookedLink();
  const [id = ''] = link.split('.');
  const cancelled = await whileUncommitted(
    test.context,
    (transaction) => changeFound(transaction, null, ({ database }) => appointmentById(database, id), move),
    () => change(link, { status: 'cancelled' }),
  );
  expect(refusal(cancelled)).toEqual([410, M.used]);
  expect(await freeAt(WEDNESDAY, '10:05 AM')).toBe(0);
});

it('finds no appointment for an altered link', async () => {
  const link = await bookedLink();
  const other = await bookedLink({ timing: '9:40 AM', patient: 'Ravi Rao' });
  const [id = '', generation = '', signature = ''] = link.split('.');
  const [otherId = ''] = other.split('.');
  const changed = [
    `${otherId}.${generation}.${signature}`,
    `${id}.2.${signature}`,
    `${id}.${generation}.${signature.slice(0, -1)}${signature.endsWith('a') ? 'b' : 'a'}`,
    `${id}.${generation}.`,
    `${id}.${generation}`,
    `${link}.more`,
    'nonsense',
  ];
  for (const each of changed) expect(refusal(await lookUp(each))).toEqual([404, M.unknown]);
  expect(refusal(await change(changed[0] ?? '', { status: 'cancelled' }))).toEqual([404, M.unknown]);
  expect((await lookUp(other)).statusCode).toBe(200);
  // Signed in or not, the link is the only way to a visitor's appointment.
  const answer = await test.call('GET', `/appointments/${id}`, undefined, cast.patient.headers);
  expect(answer.statusCode).toBe(404);
});

it('shows the appointment until it starts, but refuses to change it in the last two hours', async () => {
  const link = await bookedLink();
  test.passMinutes(22.5 * 60);
  expect((await lookUp(link)).statusCode).toBe(200);
  expect(refusal(await change(link, { status: 'cancelled' }))).toEqual([409, APPOINTMENT_MESSAGES.tooLate]);
  test.passMinutes(45);
  expect(refusal(await lookUp(link))).toEqual([410, M.over]);
  test.passMinutes(24 * 60);
  await sweep(test.context);
  expect(await test.context.database.selectFrom('visitor_links').selectAll().execute()).toEqual([]);
  expect(refusal(await lookUp(link))).toEqual([404, M.unknown]);
});

it('mails a new link when the clinic moves the appointment', async () => {
  const link = await bookedLink();
  const [id = ''] = link.split('.');
  const answer = await test.call(
    'PATCH',
    `/desk/appointments/${id}`,
    { appointmentDate: WEDNESDAY, timing: '10:05 AM' },
    cast.desk.headers,
  );
  expect(answer.statusCode).toBe(200);
  const next = await lastMail();
  expect(next.text).toContain('Wednesday, 4 March 2026 at 10:05 AM');
  expect(refusal(await lookUp(link))).toEqual([410, M.used]);
  expect((await lookUp(next.link)).statusCode).toBe(200);
});

it.each([
  [{ status: 'completed' }, 'status'],
  [{ status: 'cancelled', timing: '9:40 AM' }, 'status'],
  [{}, 'appointmentDate'],
  [{ appointmentDate: WEDNESDAY }, 'timing'],
  [{ appointmentDate: '2026-03-01', timing: '9:40 AM' }, 'appointmentDate'],
  [{ ...move, doctor: 'f'.repeat(32) }, 'doctor'],
  [{ status: 'cancelled', reason: 'No' }, 'reason'],
])('refuses the change %j', async (values, path) => {
  const answer = await change(await bookedLink(), values);
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path]);
});

it('writes into the audit that somebody without an account read and changed the appointment', async () => {
  const link = await bookedLink();
  await lookUp(link);
  await change(link, move);
  const [id = ''] = link.split('.');
  const rows = await test.context.database
    .selectFrom('audit')
    .select(['action', 'actor_id'])
    .where('record_id', '=', id)
    .orderBy('at')
    .execute();
  expect(rows.map(({ action }) => action).sort()).toEqual(['create', 'read', 'update']);
  expect(rows.every(({ actor_id }) => actor_id === null)).toBe(true);
});

it('refuses more links from a network that has tried many, and more changes of an appointment after many', async () => {
  for (let tries = 0; tries < VISITOR_LINK_LIMIT.free; tries += 1) await lookUp('nonsense');
  expect((await lookUp('nonsense')).statusCode).toBe(429);
  expect((await lookUp('nonsense', '198.51.100.7')).statusCode).toBe(404);

  let link = await bookedLink();
  for (let day = 0; day < VISITOR_CHANGE_LIMIT.free; day += 1) {
    const appointmentDate = day % 2 === 0 ? WEDNESDAY : TUESDAY;
    const answer = await test.call(
      'POST',
      '/visitor-appointments/change',
      { link, ...move, appointmentDate },
      { 'x-forwarded-for': `192.0.2.${day + 1}` },
    );
    expect(answer.statusCode).toBe(200);
    link = answer.json().link as string;
  }
  const headers = { 'x-forwarded-for': '192.0.2.99' };
  const answer = await test.call('POST', '/visitor-appointments/change', { link, ...move }, headers);
  expect(answer.statusCode).toBe(429);
});

it('limits the moves that visitors make from one internet customer’s networks in a day, but no cancellations', async () => {
  const moveTo = (appointmentDate: string, link: string, network: string) =>
    test.call(
      'POST',
      '/visitor-appointments/change',
      { link, ...move, appointmentDate },
      { 'x-forwarded-for': network },
    );
  for (let times = 1; times < NETWORK_MOVE_LIMIT.free; times += 1)
    await countAttempt(test.context, NETWORK_MOVE_LIMIT, wideNetwork('2001:db8:0:1::1'));
  const moved = await moveTo(WEDNESDAY, await bookedLink(), '2001:db8:0:2::1');
  expect(moved.statusCode).toBe(200);
  const { link } = moved.json<{ link: string }>();
  expect((await moveTo(TUESDAY, link, '2001:db8:0:3::1')).statusCode).toBe(429);
  const elsewhere = await moveTo(TUESDAY, link, '198.51.100.7');
  const cancelled = await test.call(
    'POST',
    '/visitor-appointments/change',
    { link: elsewhere.json<{ link: string }>().link, status: 'cancelled' },
    { 'x-forwarded-for': '2001:db8:0:3::1' },
  );
  expect(cancelled.statusCode).toBe(200);
});

it('keeps visitors to their share of a day, also when they move or choose a timing later', async () => {
  const free = async (date: string) =>
    (
      (await test.call('GET', `/slots?service=5&date=${date}`)).json() as { timing: string; free: number }[]
    ).filter(({ free }) => free > 0);
  const timings = (await free(WEDNESDAY)).map(({ timing }) => timing);
  const most = Math.floor(timings.length / 3);
  const answers: Answer[] = [];
  for (let index = 0; index <= most; index += 1) {
    const letters = String.fromCharCode(65 + Math.floor(index / 26), 97 + (index % 26));
    const values = {
      patient: `Mira ${letters}`,
      // Every second visitor first sends a request without a timing.
      timing: index % 2 === 0 ? timings[index] : undefined,
      contact: { ...contact, phone: `98765 ${43210 + index}`, email: `mira${index}@example.org` },
    };
    const ip = { 'x-forwarded-for': `198.51.100.${index}` };
    const booked = await test.call('POST', '/appointments', { ...wish, ...values }, ip);
    expect(booked.statusCode).toBe(201);
    const { link } = await lastMail();
    const body = { link, appointmentDate: WEDNESDAY, timing: timings[index] };
    answers.push(await test.call('POST', '/visitor-appointments/change', body, ip));
  }
  expect(answers.slice(0, -1).map(({ statusCode }) => statusCode)).toEqual(Array(most).fill(200));
  expect(answers.at(-1)?.json().errors).toEqual([
    { path: 'timing', message: APPOINTMENT_MESSAGES.visitorsFull },
  ]);
  expect(await free(WEDNESDAY)).toHaveLength(timings.length - most);
});
