import { holdTiming, releaseHold } from '../../api-client/appointments';
import { APPOINTMENT_MESSAGES } from '../../domain/appointment';
import { sameWish, type Wish } from './booking-values';
import { timingRefusal } from './timing-refusal';

/** What has become of the wish to have a timing kept. */
export type Keeping =
  | { status: 'none' }
  /** `since` is when the service was asked, by this browser's clock. */
  | { status: 'kept'; wish: Wish; since: number }
  | { status: 'lost'; wish: Wish; message: string };

export interface HoldKeeper {
  /** Keeps this timing from now on, in place of any other; undefined gives back what is kept. */
  want: (wish: Wish | undefined) => void;
  /** Keeps it for a further while. */
  renew: () => void;
  /** When all that was asked for is answered: the id of the hold on this timing, if there is one. */
  idFor: (wish: Wish) => Promise<string | undefined>;
  /** The hold has become an appointment: there is nothing left to give back. */
  spent: () => void;
}

/** Who reloads the page comes back to a timing that is kept for them: only who knows the hold may take its place. */
export interface HoldMemory {
  /** The id of the hold that was there before. */
  earlier: string | undefined;
  keep: (id: string) => void;
}

/** Keeps at most one timing at the service. Calls go out one after the other, so that none overtakes another. */
export function createHoldKeeper(tell: (keeping: Keeping) => void, memory?: HoldMemory): HoldKeeper {
  let earlier = memory?.earlier;
  let wanted: Wish | undefined;
  let held: { id: string; wish: Wish } | undefined;
  let work = Promise.resolve();

  const giveBack = async () => {
    const id = held?.id;
    held = undefined;
    // If it can't be given back now, it runs out by itself.
    if (id !== undefined) await releaseHold(id).catch(() => undefined);
  };

  const hold = async (wish: Wish, moved = false) => {
    const since = Date.now();
    try {
      const { id } = await holdTiming({
        service: wish.service,
        appointmentDate: wish.date,
        timing: wish.timing,
        replaces: held?.id ?? earlier,
      });
      earlier = undefined;
      held = { id, wish };
      if (!sameWish(wish, wanted)) return;
      memory?.keep(id);
      tell({ status: 'kept', wish, since });
    } catch (error) {
      const refusal = timingRefusal(error);
      if (refusal !== undefined) await giveBack();
      if (!sameWish(wish, wanted)) return;
      // Not refused, only not reached: booking works without a hold, too.
      if (refusal === undefined) tell({ status: 'none' });
      else tell({ status: 'lost', wish, message: moved ? APPOINTMENT_MESSAGES.notFree : refusal });
    }
  };

  const after = (task: () => Promise<void>) => {
    work = work.then(task);
  };

  return {
    want: (wish) => {
      if (sameWish(wish, wanted)) return;
      // The same timing of another day or service: nobody has taken it away, it is only not free there.
      const moved = wish !== undefined && wish.timing === wanted?.timing;
      wanted = wish;
      tell({ status: 'none' });
      after(async () => {
        // In the meantime something else may be wanted.
        if (!sameWish(wish, wanted)) return;
        if (wish === undefined) await giveBack();
        else await hold(wish, moved);
      });
    },
    renew: () => {
      after(async () => {
        if (wanted !== undefined && sameWish(held?.wish, wanted)) await hold(wanted);
      });
    },
    idFor: async (wish) => {
      await work;
      return sameWish(held?.wish, wish) ? held?.id : undefined;
    },
    spent: () => {
      wanted = undefined;
      held = undefined;
    },
  };
}
