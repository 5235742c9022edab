import { holdTiming, releaseHold } from '../../api-client/appointments';
import { APPOINTMENT_MESSAGES } from '../../domain/appointment';
import { isSameTiming, type ChosenTiming } from './chosen-timing';
import { timingRefusal } from './timing-refusal';

export type HoldState =
  | { status: 'none' }
  /** `since` is the time of the request, by this browser's clock. */
  | { status: 'kept'; chosen: ChosenTiming; since: number }
  | { status: 'lost'; chosen: ChosenTiming; message: string };

export interface HoldKeeper {
  /** Holds this timing instead of any other; undefined releases the hold. */
  want: (chosen: ChosenTiming | undefined) => void;
  renew: () => void;
  /** Resolves after all calls have ended, with the id of the hold on this timing if there is one. */
  idFor: (chosen: ChosenTiming) => Promise<string | undefined>;
  /** The hold has become an appointment and must not be released. */
  markSpent: () => void;
}

/** Remembers a hold across a reload, since the service replaces a hold only for a caller who knows its id. */
export interface HoldMemory {
  /** The id of the hold from before the reload. */
  earlier: string | undefined;
  keep: (id: string) => void;
}

/** Holds at most one timing. Calls are made one after the other, so that none overtakes another. */
export function createHoldKeeper(onChange: (state: HoldState) => void, memory?: HoldMemory): HoldKeeper {
  let earlier = memory?.earlier;
  let wanted: ChosenTiming | undefined;
  let held: { id: string; chosen: ChosenTiming } | undefined;
  let work = Promise.resolve();

  const release = async () => {
    const id = held?.id;
    held = undefined;
    // A hold that cannot be released expires by itself.
    if (id !== undefined) await releaseHold(id).catch(() => undefined);
  };

  const hold = async (chosen: ChosenTiming, moved = false) => {
    const since = Date.now();
    try {
      const { id } = await holdTiming({
        service: chosen.service,
        appointmentDate: chosen.date,
        timing: chosen.timing,
        doctor: chosen.doctor,
        replaces: held?.id ?? earlier,
      });
      earlier = undefined;
      held = { id, chosen };
      if (!isSameTiming(chosen, wanted)) return;
      memory?.keep(id);
      onChange({ status: 'kept', chosen, since });
    } catch (error) {
      const refusal = timingRefusal(error);
      if (refusal !== undefined) await release();
      if (!isSameTiming(chosen, wanted)) return;
      // The call failed for another reason, for example without a connection; booking works without a hold.
      if (refusal === undefined) onChange({ status: 'none' });
      else onChange({ status: 'lost', chosen, message: moved ? APPOINTMENT_MESSAGES.notFree : refusal });
    }
  };

  const after = (task: () => Promise<void>) => {
    work = work.then(task);
  };

  return {
    want: (chosen) => {
      if (isSameTiming(chosen, wanted)) return;
      // On another day or for another service this timing may never have been free, so “just taken” could be wrong.
      const moved = chosen !== undefined && chosen.timing === wanted?.timing;
      wanted = chosen;
      onChange({ status: 'none' });
      after(async () => {
        // Another timing may have been chosen since.
        if (!isSameTiming(chosen, wanted)) return;
        if (chosen === undefined) await release();
        else await hold(chosen, moved);
      });
    },
    renew: () => {
      after(async () => {
        if (wanted !== undefined && isSameTiming(held?.chosen, wanted)) await hold(wanted);
      });
    },
    idFor: async (chosen) => {
      await work;
      return isSameTiming(held?.chosen, chosen) ? held?.id : undefined;
    },
    markSpent: () => {
      wanted = undefined;
      held = undefined;
    },
  };
}
