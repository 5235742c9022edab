import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { conflict } from '../../problems';
import { auditChange } from '../audit/audit';
import { recordSecurity } from '../security-log/security-log';
import type { Actor } from '../session/actor';
import { addDayOff, countBooked, lockDoctor } from './doctor-repository';

/** Throws while somebody is booked on that day. */
export const takeDayOff = (context: AppContext, actor: Actor, date: string): Promise<void> =>
  inTransaction(context, async (context) => {
    await lockDoctor(context.database, actor.accountId);
    const booked = await countBooked(context.database, actor.accountId, date);
    if (booked > 0) {
      const inWords = booked === 1 ? 'is one appointment' : `are ${booked} appointments`;
      const them = booked === 1 ? 'it' : 'them';
      throw conflict(`There ${inWords} on this day. Please move or cancel ${them} first.`, 'date');
    }
    await addDayOff(context.database, actor.accountId, date);
    await recordSecurity(context, { kind: 'hours-changed', accountId: actor.accountId });
    await auditChange(context, actor, 'create', { noun: 'doctor-days-off', recordId: date });
  });
