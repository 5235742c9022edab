import { waitFor } from '@testing-library/react';
import { APPOINTMENT_MESSAGES } from '../../domain/appointment';
import { serveBooking, type BookingService } from '../../testing/serve-booking';
import { createHoldKeeper, type HoldKeeper, type Keeping } from './hold-keeper';

const at = (timing: string, date = '2026-03-10') => ({ service: 5, date, timing });
const first = at('9:15 AM');
const second = at('9:40 AM');

let service: BookingService;
let told: Keeping[];
let keeper: HoldKeeper;
beforeEach(() => {
  service = serveBooking();
  told = [];
  keeper = createHoldKeeper((keeping) => told.push(keeping));
});

const last = () => told.at(-1);
const untilKept = (timing: string) =>
  waitFor(() => expect(last()).toMatchObject({ status: 'kept', wish: { timing } }));

it('keeps a timing, and the next one in its place', async () => {
  keeper.want(first);
  await untilKept('9:15 AM');
  const firstId = await keeper.idFor(first);
  expect(firstId).toMatch(/^\d{32}$/);

  keeper.want(second);
  await untilKept('9:40 AM');
  expect(service.callsTo('POST /holds').map(({ body }) => body)).toEqual([
    { service: 5, appointmentDate: '2026-03-10', timing: '9:15 AM' },
    { service: 5, appointmentDate: '2026-03-10', timing: '9:40 AM', replaces: firstId },
  ]);
  expect(await keeper.idFor(first)).toBeUndefined();
});

it('gives back what is wanted no more', async () => {
  keeper.want(first);
  const id = await keeper.idFor(first);
  keeper.want(undefined);
  await waitFor(() =>
    expect(service.callsTo('DELETE /holds').map(({ path }) => path)).toEqual([`/holds/${id}`]),
  );
  expect(last()).toEqual({ status: 'none' });
});

it('asks one after the other, and leaves out what is outdated before its turn', async () => {
  const goOn = service.delay('POST /holds');
  keeper.want(first);
  keeper.want(at('10:05 AM'));
  keeper.want(second);
  goOn();
  await untilKept('9:40 AM');
  const asked = service.callsTo('POST /holds').map(({ body }) => (body as { timing: string }).timing);
  expect(asked).toEqual(['9:40 AM']);
});

it('says so when the timing is somebody else’s, and gives the earlier one back', async () => {
  keeper.want(first);
  const id = await keeper.idFor(first);
  service.take('2026-03-10', '9:40 AM');
  keeper.want(second);
  await waitFor(() =>
    expect(last()).toEqual({ status: 'lost', wish: second, message: APPOINTMENT_MESSAGES.taken }),
  );
  expect(service.callsTo('DELETE /holds').map(({ path }) => path)).toEqual([`/holds/${id}`]);
  expect(await keeper.idFor(second)).toBeUndefined();
});

it('does not say “just taken” of another day on which the timing is not free', async () => {
  keeper.want(first);
  await untilKept('9:15 AM');
  service.take('2026-03-11');
  keeper.want(at('9:15 AM', '2026-03-11'));
  await waitFor(() => expect(last()).toMatchObject({ message: APPOINTMENT_MESSAGES.notFree }));
});

it('does not mind a service that cannot be reached: booking works without a hold', async () => {
  service.refuse('POST /holds', 'unreachable');
  keeper.want(first);
  expect(await keeper.idFor(first)).toBeUndefined();
  expect(last()).toEqual({ status: 'none' });
  service.mend();
  keeper.want(second);
  await untilKept('9:40 AM');
});

it('renews what it keeps, and notices when that is lost', async () => {
  keeper.want(first);
  const id = await keeper.idFor(first);
  keeper.renew();
  await waitFor(() => expect(service.callsTo('POST /holds')).toHaveLength(2));
  expect(service.callsTo('POST /holds')[1]?.body).toMatchObject({ timing: '9:15 AM', replaces: id });
  await untilKept('9:15 AM');

  service.take('2026-03-10', '9:15 AM');
  keeper.renew();
  await waitFor(() => expect(last()).toMatchObject({ status: 'lost', message: APPOINTMENT_MESSAGES.taken }));
});

it('has nothing to give back once the hold is spent', async () => {
  keeper.want(first);
  await keeper.idFor(first);
  keeper.spent();
  keeper.want(undefined);
  keeper.want(second);
  await untilKept('9:40 AM');
  expect(service.callsTo('DELETE /holds')).toEqual([]);
  expect(service.callsTo('POST /holds')[1]?.body).not.toHaveProperty('replaces');
});

it('takes the place of the hold that the same form had before a reload', async () => {
  keeper.want(first);
  const id = await keeper.idFor(first);
  const kept: string[] = [];
  const reloaded = createHoldKeeper((keeping) => told.push(keeping), {
    earlier: id,
    keep: (next) => kept.push(next),
  });
  reloaded.want(first);
  const next = await reloaded.idFor(first);
  expect(next).not.toBe(id);
  expect(kept).toEqual([next]);
  expect(last()).toMatchObject({ status: 'kept', wish: first });
});
