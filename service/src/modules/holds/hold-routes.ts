import { APPOINTMENT_MESSAGES, MOST_OPEN } from '@nivara/shared/domain/appointment';
import { HOLD_MINUTES, type Hold, type NewHold, holdSchema } from '@nivara/shared/domain/slot';
import { entityIdParams } from '@nivara/shared/domain/entity-id';
import { timingAt } from '@nivara/shared/domain/timings';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { inTransaction } from '../../database/in-transaction';
import { type Limit, countAttempt } from '../../plugins/rate-limits';
import { tooManyAttempts } from '../../problems';
import { newId } from '../../security/tokens';
import { lockOwnMailbox } from '../accounts/lock-own-account';
import { refusalsOfHold } from '../new-patients/network-share';
import { requestedTime } from '../appointments/requested-time';
import { countHoldsOf } from './hold-repository';
import { refusalsOfVisitorHold } from '../visitor-bookings/visitor-limits';
import { networkHash } from '../../security/visitor-network';
import { type RefusalOf, claimTiming } from '../slots/claim-timing';
import { releaseAndOfferHold } from '../freed-timings/offer-freed-timing';
import { requireService } from '../clinic-services/require-service';
import { releaseHold } from '../slots/timing-claim-repository';

const HOUR = 60 * 60;

export const HOLD_LIMIT: Limit = {
  name: 'hold',
  free: 300,
  firstDelaySeconds: 10,
  longestDelaySeconds: HOUR,
  forgetAfterSeconds: HOUR,
};

/** Keeps a timing while a form is filled in; a hold names no patient. */
export function holdRoutes(app: App, context: AppContext): void {
  app.post(
    '/holds',
    { config: { access: 'anyone' }, schema: { body: holdSchema } },
    async (request, reply) => {
      await countAttempt(context, HOLD_LIMIT, request.session?.accountId ?? request.network);
      const holdOwner: HoldOwner = request.session
        ? { owner: request.session.accountId, network: null }
        : { owner: null, network: networkHash(context, request.network) };
      const hold = await holdTiming(context, holdOwner, request.body);
      return reply.code(201).send(hold);
    },
  );

  app.delete(
    '/holds/:id',
    { config: { access: 'anyone' }, schema: { params: entityIdParams } },
    async (request, reply) => {
      const owner = request.session?.accountId ?? null;
      await inTransaction(context, (context) => releaseAndOfferHold(context, request.params.id, owner));
      return reply.code(204).send();
    },
  );
}

/** An account, or a visitor's network. */
type HoldOwner = { owner: string; network: null } | { owner: null; network: string };

async function holdTiming(context: AppContext, holdOwner: HoldOwner, values: NewHold): Promise<Hold> {
  const { owner, network } = holdOwner;
  const service = await requireService(context.database, values.service);
  const now = context.now();
  const { appointment_date: date, slot } = requestedTime(values, now);
  const id = newId(context.randomBytes);
  const expiresAt = new Date(now.getTime() + HOLD_MINUTES * 60_000).toISOString();
  const { timeslot, timing } = timingAt(slot ?? -1);
  await inTransaction(context, async (context) => {
    if (values.replaces) await releaseHold(context.database, values.replaces, owner);
    const refusalOf =
      holdOwner.owner === null
        ? await refusalsOfVisitorHold(context, holdOwner.network, date)
        : await refusalsOfOwnHold(context, holdOwner.owner, date);
    await claimTiming(
      context,
      { serviceId: service.id, date, slot: slot ?? -1, doctor: values.doctor },
      {
        patient_key: null,
        appointment_id: null,
        hold_id: id,
        hold_owner: owner,
        expires_at: expiresAt,
        visitor_network: network,
      },
      refusalOf,
    );
  });
  return { id, appointmentDate: date, timeslot, timing, expiresAt };
}

/** The lock makes concurrent holds wait for each other when their accounts have the same mailbox. */
async function refusalsOfOwnHold(context: AppContext, owner: string, date: string): Promise<RefusalOf> {
  await lockOwnMailbox(context, { accountId: owner });
  const held = await countHoldsOf(context.database, owner, context.now().toISOString());
  if (held >= MOST_OPEN.held) throw tooManyAttempts(HOLD_MINUTES * 60, APPOINTMENT_MESSAGES.tooManyHolds);
  return refusalsOfHold(context, owner, date);
}
