import { INBOX_MESSAGES as M } from '@nivara/shared/domain/inbox';
import type { Cast } from '../../../test/cast';
import { courseDesk } from '../../../test/course-desk';
import { inboxDesk } from '../../../test/inbox-desk';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
let desk: ReturnType<typeof inboxDesk>;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
  desk = inboxDesk(test, cast);
});
afterEach(() => test.close());

const kinds = async (id: string) => (await desk.look(id)).history.map(({ kind }) => kind);

describe('what waits for a decision', () => {
  it('is a request for an appointment until it has a timing or is cancelled', async () => {
    const [timed, cancelled] = [await desk.send.request(), await desk.send.request()];
    expect(await desk.look(timed)).toMatchObject({
      undecided: true,
      message: null,
      request: { service: 'Consultation', status: 'requested', appointmentDate: '2026-03-04' },
    });
    expect((await desk.call('PUT', `/${timed}/done`)).json()).toMatchObject({ detail: M.undecided });
    const change = (id: string, body: object) =>
      test.call('PATCH', `/desk/appointments/${id}`, body, cast.desk.headers);
    const doctor = cast.treatingDoctor.accountId;
    await change(timed, { appointmentDate: '2026-03-04', timing: '9:15 AM', doctor });
    await change(cancelled, { status: 'cancelled', reason: 'No doctor is free.' });
    expect((await desk.list()).total).toBe(0);
    expect(await desk.look(timed)).toMatchObject({ decided: true, undecided: false });
    expect((await desk.call('DELETE', `/${timed}/done`)).json()).toMatchObject({ detail: M.decided });
    expect((await desk.mails()).map(({ to, subject }) => [to, subject])).toEqual([
      ['+919876543210', 'Appointment booked'],
      ['+919876543210', 'Appointment cancelled'],
    ]);
  });

  it('is a request for an appointment until a doctor gives it a timing', async () => {
    const id = await desk.send.request();
    await test.call(
      'PATCH',
      `/appointments/${id}`,
      { appointmentDate: '2026-03-04', timing: '9:15 AM' },
      cast.treatingDoctor.headers,
    );
    expect((await desk.look(id)).history).toMatchObject([{ kind: 'done', own: false }]);
  });

  it('is a reported payment until the desk confirms it', async () => {
    const id = await desk.send.payment();
    const { payment } = await desk.look(id);
    expect(payment).toMatchObject({ reference: 'UPI123456789', status: 'reported' });
    const decision = { status: 'confirmed' };
    await test.call('PATCH', `/desk/bills/${payment?.billId}/payments/${id}`, decision, cast.desk.headers);
    expect(await desk.look(id)).toMatchObject({ doneAt: expect.any(String), decided: true });
    const notified = await test.call('GET', '/notifications', undefined, cast.patient.headers);
    expect(notified.json()).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({ kind: 'bill', title: expect.stringMatching(/is paid$/) }),
      ]),
    });
  });

  it('is an enrolment for a course date until the seat is confirmed', async () => {
    const courses = courseDesk(test, cast);
    const { id: date } = await courses.plan({ seats: 1 });
    const enrol = async (firstName: string) =>
      (await courses.enrol(date, firstName, { firstName })).json<{ id: string }>().id;
    const [id, waiting] = [await enrol('Asha'), await enrol('Leela')];
    expect((await desk.call('PUT', `/${id}/done`)).json()).toMatchObject({ detail: M.undecided });
    // An enrolment on the waiting list needs no decision.
    expect((await desk.call('PUT', `/${waiting}/done`)).statusCode).toBe(200);
    await courses.confirm(id);
    expect(await desk.look(id)).toMatchObject({
      decided: true,
      enrolment: { seat: 'confirmed', date: { title: 'Yoga teacher foundations' } },
    });
    await courses.cancel(id);
    // The seat is Leela's now, and the desk has to confirm it.
    expect(await desk.names('')).toEqual(['Leela Rao']);
    expect(await kinds(waiting)).toEqual(['done', 'opened']);
  });
});
