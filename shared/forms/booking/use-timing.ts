import { useState } from 'react';
import { bookableDays } from '../../domain/appointment';
import { patientOf, sameWish, wishOf, type BookingValues, type Wish } from './booking-values';
import type { HoldKeeper, HoldMemory, Keeping } from './hold-keeper';
import { useAlternatives, type Alternatives } from './use-alternatives';
import { useHold } from './use-hold';
import { useSlots, type Slots } from './use-slots';

export interface BookingTiming {
  slots: Slots;
  refresh: () => void;
  /** A chosen timing is kept for this form, if the service can be asked. */
  keeps: boolean;
  /** The timing that the service keeps for this form. */
  kept: Wish | undefined;
  /** Why the chosen timing is not to be had. */
  trouble: string | undefined;
  alternatives: Alternatives;
  /** The id of the hold on the chosen timing, once it is known whether there is one. */
  hold: () => Promise<string | undefined>;
  /** The service did not book the chosen timing, and why. */
  refuse: (message: string) => void;
  spent: () => void;
}

interface Refusal {
  wish: Wish;
  /** Somebody may be busy at a timing at which somebody else is not. */
  patient: string;
  message: string;
}

export interface TimingOptions {
  /** False where the timing is taken in the moment of submitting, as who moves an appointment does. */
  keeps?: boolean;
  memory?: HoldMemory;
}

/** All that the form knows of timings: which are free, the one that is kept, and what to offer when it is lost. */
export function useTiming(
  values: BookingValues,
  today: string,
  { keeps = true, memory }: TimingOptions = {},
): BookingTiming {
  const patient = patientOf(values);
  const { first, last } = bookableDays(today);
  // While a date is typed, its year is 2, then 20, then 202: nobody is asked about those.
  const date = values.appointmentDate;
  const isBookable = date >= first && date <= last;
  const wish = isBookable ? wishOf(values) : undefined;
  const [slots, refresh] = useSlots(Number(values.service) || undefined, isBookable ? date : undefined);
  const [keeping, keeper] = useHold(keeps ? wish : undefined, refresh, memory);
  const [refusal, setRefusal] = useState<Refusal>();

  const isRefused = refusal && sameWish(refusal.wish, wish) && refusal.patient === patient;
  const trouble = isRefused ? refusal.message : lostMessage(keeping, wish);
  const alternatives = useAlternatives(trouble === undefined ? undefined : wish, slots, today);

  return {
    slots,
    refresh,
    keeps,
    kept: keeping.status === 'kept' ? keeping.wish : undefined,
    trouble,
    alternatives,
    hold: () => holdOn(keeper, wish),
    refuse: (message) => {
      if (wish) setRefusal({ wish, patient, message });
      refresh();
    },
    spent: keeper.spent,
  };
}

const lostMessage = (keeping: Keeping, wish: Wish | undefined) =>
  keeping.status === 'lost' && sameWish(keeping.wish, wish) ? keeping.message : undefined;

const holdOn = async (keeper: HoldKeeper, wish: Wish | undefined) => wish && keeper.idFor(wish);
