import { waitFor } from '@testing-library/react';
import { APPOINTMENT_MESSAGES } from '../../domain/appointment';
import { serveBooking, type BookingService } from '../../testing/serve-booking';
import { createHoldKeeper, type HoldKeeper, type HoldState } from './hold-keeper';

const at = (timing: string, date = '2026-03-10') => ({ service: 5, date, timing });
const first = at('9:15 AM');
const second = at('9:40 AM');

let service: BookingService;
let states: HoldState[];
let keeper: HoldKeeper;
beforeEach(() => {
  service = serveBooking();
  states = [];
  keeper = createHoldKeeper((keeping) => states.push(keeping));
});

const last = () => states.at(-1);
const untilKept = (timing: string) =>
  waitFor(() => expect(last()).toMatchObject({ status: 'kept', chosen: { timing } }));

it('holds a timing, and replaces it by the next one', async () => {
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

it('releases a timing that is no longer chosen', async () => {
  keeper.want(first);
  const id = await keeper.idFor(first);
  keeper.want(undefined);
  await waitFor(() =>
    expect(service.callsTo('DELETE /holds').map(({ path }) => path)).toEqual([`/holds/${id}`]),
  );
  expect(last()).toEqual({ status: 'none' });
});

it('makes one call at a time and skips outdated choices', async () => {
  const goOn = service.delay('POST /holds');
  keeper.want(first);
  keeper.want(at('10:05 AM'));
  keeper.want(second);
  goOn();
  await untilKept('9:40 AM');
  const requested = service.callsTo('POST /holds').map(({ body }) => (body as { timing: string }).timing);
  expect(requested).toEqual(['9:40 AM']);
});

it('reports a timing that is taken, and releases the earlier one', async () => {
  keeper.want(first);
  const id = await keeper.idFor(first);
  service.take('2026-03-10', '9:40 AM');
  keeper.want(second);
  await waitFor(() =>
    expect(last()).toEqual({ status: 'lost', chosen: second, message: APPOINTMENT_MESSAGES.taken }),
  );
  expect(service.callsTo('DELETE /holds').map(({ path }) => path)).toEqual([`/holds/${id}`]);
  expect(await keeper.idFor(second)).toBeUndefined();
});

it('does not say “just taken” of a timing on another day', async () => {
  keeper.want(first);
  await untilKept('9:15 AM');
  service.take('2026-03-11');
  keeper.want(at('9:15 AM', '2026-03-11'));
  await waitFor(() => expect(last()).toMatchObject({ message: APPOINTMENT_MESSAGES.notFree }));
});

it('continues without a hold when the service is down', async () => {
  service.refuse('POST /holds', 'unreachable');
  keeper.want(first);
  expect(await keeper.idFor(first)).toBeUndefined();
  expect(last()).toEqual({ status: 'none' });
  service.mend();
  keeper.want(second);
  await untilKept('9:40 AM');
});

it('renews the hold, and reports a hold that is lost', async () => {
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

it('releases nothing once the hold is an appointment', async () => {
  keeper.want(first);
  await keeper.idFor(first);
  keeper.markSpent();
  keeper.want(undefined);
  keeper.want(second);
  await untilKept('9:40 AM');
  expect(service.callsTo('DELETE /holds')).toEqual([]);
  expect(service.callsTo('POST /holds')[1]?.body).not.toHaveProperty('replaces');
});

it('replaces the hold from before a reload', async () => {
  keeper.want(first);
  const id = await keeper.idFor(first);
  const remembered: string[] = [];
  const reloaded = createHoldKeeper((keeping) => states.push(keeping), {
    earlier: id,
    keep: (next) => remembered.push(next),
  });
  reloaded.want(first);
  const next = await reloaded.idFor(first);
  expect(next).not.toBe(id);
  expect(remembered).toEqual([next]);
  expect(last()).toMatchObject({ status: 'kept', chosen: first });
});
