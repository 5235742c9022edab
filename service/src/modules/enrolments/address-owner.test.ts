import type { Cast } from '../../../test/cast';
import { OWN, courseDesk, seatOf } from '../../../test/course-desk';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
let desk: ReturnType<typeof courseDesk>;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
  desk = courseDesk(test, cast);
});
afterEach(() => test.close());

describe('the owner of an e-mail address that a stranger has entered', () => {
  let id: string;
  beforeEach(async () => {
    ({ id } = await desk.plan({ seats: 2 }));
    await desk.enrol(id, 'Kabir');
    test.passMinutes(1);
    await desk.sendForm(id, 'Stranger', { email: OWN.email, firstName: 'Rude' });
  });

  it('gets the seat when signed in, and their answers replace the stranger’s', async () => {
    expect((await desk.enrolments(id))[1]).toMatchObject({ name: 'Rude Rao', state: 'waiting' });
    expect(seatOf(await desk.sendForm(id, 'Own', OWN, cast.patient.headers))).toBe('requested');
    expect((await desk.enrolments(id))[1]).toMatchObject({
      name: 'Leela Rao',
      phone: '+919876543219',
      state: 'requested',
      unconfirmed: false,
    });
  });

  it('does not lose the seat to another account that enters the e-mail address', async () => {
    const other = await desk.sendForm(id, 'Own', OWN, cast.otherPatient.headers);
    expect(seatOf(other)).toBe('unconfirmed');
    expect((await desk.enrolments(id))[1]).toMatchObject({ name: 'Rude Rao', unconfirmed: true });
  });
});

describe('the owner of an e-mail address that another account has entered', () => {
  const accountOf = async () =>
    (
      await test.context.database
        .selectFrom('enrolments')
        .select('account_id')
        .where('email', '=', OWN.email)
        .executeTakeFirstOrThrow()
    ).account_id;
  const rude = (id: string) =>
    desk.sendForm(id, 'Own', { ...OWN, firstName: 'Rude' }, cast.otherPatient.headers);

  it('replaces the other account’s answers, and the bill goes to the owner’s account', async () => {
    const { id } = await desk.plan({ seats: 8 });
    expect(seatOf(await rude(id))).toBe('requested');
    expect(await desk.enrolments(id)).toMatchObject([{ name: 'Rude Rao', unconfirmed: true }]);
    expect(seatOf(await desk.sendForm(id, 'Own', OWN, cast.patient.headers))).toBe('requested');
    expect(await desk.enrolments(id)).toMatchObject([
      { name: 'Leela Rao', phone: '+919876543219', state: 'requested', unconfirmed: false },
    ]);
    expect(await accountOf()).toBe(cast.patient.accountId);
    await desk.confirm(await desk.enrolmentOf(id, 'patient'));
    const bills = (who: keyof Cast) => test.call('GET', '/bills', undefined, cast[who].headers);
    expect((await bills('patient')).json()).toMatchObject({ total: 1, rows: [{ patientName: 'Leela Rao' }] });
    expect((await bills('otherPatient')).json()).toMatchObject({ total: 0 });
  });

  it('replaces the answers even if the e-mail address already counts as confirmed', async () => {
    const { id } = await desk.plan({ seats: 8 });
    await rude(id);
    await test.context.database.updateTable('enrolments').set({ unconfirmed: 0 }).execute();
    await desk.sendForm(id, 'Own', OWN, cast.patient.headers);
    expect(await desk.enrolments(id)).toMatchObject([{ name: 'Leela Rao' }]);
    expect(await accountOf()).toBe(cast.patient.accountId);
  });

  it('gets no enrolment linked to the other account, even if the enrolment has no course date', async () => {
    const stranger = cast.otherPatient.headers;
    await desk.sendForm(undefined, 'Rude', OWN, stranger);
    expect(await accountOf()).toBeNull();
  });

  it('changes nothing in an enrolment that has a bill', async () => {
    const { id } = await desk.plan({ seats: 8 });
    await rude(id);
    await desk.confirm(await desk.enrolmentOf(id, 'patient'));
    await desk.sendForm(id, 'Own', OWN, cast.patient.headers);
    expect(await desk.enrolments(id)).toMatchObject([{ name: 'Rude Rao' }]);
    // The enrolment does not belong to the account that entered the e-mail address either.
    expect(await accountOf()).toBeNull();
  });
});
