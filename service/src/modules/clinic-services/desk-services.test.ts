import { CLINIC_SERVICE_MESSAGES as M, type ClinicService } from '@nivara/shared/domain/clinic-service';
import type { Cast } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

const TUESDAY = '2026-03-03';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const change = (body: object, id = 7) => test.call('PATCH', `/desk/services/${id}`, body, cast.desk.headers);
const book = () =>
  test.call(
    'POST',
    '/appointments',
    { service: 7, patient: 'self', appointmentDate: TUESDAY, timing: '8:00 AM' },
    cast.patient.headers,
  );

it('lists all services with fee and doctors', async () => {
  const answer = await test.call('GET', '/desk/services', undefined, cast.desk.headers);
  const services = answer.json<ClinicService[]>();
  expect(services).toHaveLength(10);
  for (const service of services) {
    expect((await test.call('GET', `/services/${service.id}`)).json()).toEqual(service);
  }
});

it('sets the fee of later bills and whether the service is given by video, and refuses invalid values', async () => {
  expect((await change({ fee: 99_900 })).json()).toMatchObject({ id: 7, fee: 99_900, kind: 'consultation' });
  expect((await book()).json().bill.amount).toBe(99_900);
  expect((await change({ online: false })).json()).toMatchObject({ online: false, fee: 99_900 });
  for (const [body, id, status] of [
    [{}, 7, 422],
    [{ fee: -1 }, 7, 422],
    [{ fee: 1.5 }, 7, 422],
    [{ service: 'Other' }, 7, 422],
    [{ fee: 1 }, 99, 404],
  ] as const) {
    expect((await change(body, id)).statusCode).toBe(status);
  }
});

it('sets the doctors who give a service, and refuses an account that is no doctor', async () => {
  const { otherDoctor, patient } = cast;
  const answer = await change({ doctors: [otherDoctor.accountId, otherDoctor.accountId] });
  expect(answer.json().doctors).toMatchObject([{ id: otherDoctor.accountId }]);
  // The new doctor has no hours yet.
  expect((await book()).statusCode).toBe(409);
  expect((await change({ doctors: [] })).json().doctors).toEqual([]);
  const refused = await change({ doctors: [otherDoctor.accountId, patient.accountId] });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    [{ path: 'doctors[1]', message: M.doctor }],
  ]);
});

it('refuses to remove a doctor with whom somebody is booked', async () => {
  expect((await book()).statusCode).toBe(201);
  const refused = await change({ doctors: [cast.otherDoctor.accountId] });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    409,
    [{ path: 'doctors', message: M.booked }],
  ]);
});
