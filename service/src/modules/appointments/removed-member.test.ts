import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { ROLE } from '@nivara/shared/contracts/session';
import { DESK_MESSAGES } from '@nivara/shared/domain/desk-day';
import type { Cast } from '../../../test/cast';
import type { Answer, TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { whileUncommitted } from '../../../test/while-uncommitted';
import { removeMember } from '../family/change-family';

let test: TestApp;
let cast: Cast;
let member: string;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
  const om = { firstName: 'Om', lastName: 'Rao', dob: '2019-01-02', gender: 'Male' };
  member = (await test.call('POST', '/family', om, cast.patient.headers)).json<{ id: string }>().id;
});
afterEach(() => test.close());

/** Makes a call for the family member while their removal is not committed yet. */
const whileBeingRemoved = (call: () => Promise<Answer>) => {
  const holder = { accountId: cast.patient.accountId, role: ROLE.patient, name: 'Asha Rao' };
  return whileUncommitted(test.context, (context) => removeMember(context, holder, member), call);
};
const wish = () => ({ service: 2, patient: member, appointmentDate: '2026-03-03', timing: '9:15 AM' });
const refusal = (answer: Answer) => [answer.statusCode, answer.json().errors];
const refused = (message: string) => [422, [{ path: 'patient', message }]];

describe('for a family member who is being removed', () => {
  it('a booking is refused as for an unknown patient', async () => {
    const book = () => test.call('POST', '/appointments', wish(), cast.patient.headers);
    expect(refusal(await whileBeingRemoved(book))).toEqual(refused(APPOINTMENT_MESSAGES.patientUnknown));
    expect(refusal(await book())).toEqual(refused(APPOINTMENT_MESSAGES.patientUnknown));
  });

  it('a booking of the desk is refused as for an unknown patient', async () => {
    const values = () => ({ ...wish(), doctor: cast.treatingDoctor.accountId });
    const book = () => test.call('POST', '/desk/appointments', values(), cast.desk.headers);
    expect(refusal(await whileBeingRemoved(book))).toEqual(refused(DESK_MESSAGES.patient));
    expect(refusal(await book())).toEqual(refused(DESK_MESSAGES.patient));
  });

  it('an entry on the waiting list is refused as for an unknown patient', async () => {
    const wait = () => test.call('POST', '/waiting-list', wish(), cast.patient.headers);
    expect(refusal(await whileBeingRemoved(wait))).toEqual(refused(APPOINTMENT_MESSAGES.patientUnknown));
    expect(refusal(await wait())).toEqual(refused(APPOINTMENT_MESSAGES.patientUnknown));
  });
});
