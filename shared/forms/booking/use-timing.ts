import { useState } from 'react';
import { bookableDays } from '../../domain/appointment';
import { patientOf, type BookingValues } from './booking-values';
import { isSameTiming, chosenTiming, type ChosenTiming } from './chosen-timing';
import type { HoldKeeper, HoldMemory, HoldState } from './hold-keeper';
import { useAlternatives, type Alternatives } from './use-alternatives';
import { useHold } from './use-hold';
import { useSlots, type Slots } from './use-slots';

export interface BookingTiming {
  slots: Slots;
  refresh: () => void;
  /** True where the form holds its timing. */
  keeps: boolean;
  /** The timing that is held. */
  kept: ChosenTiming | undefined;
  /** Why the chosen timing cannot be booked. */
  trouble: string | undefined;
  alternatives: Alternatives;
  /** Resolves with the id of the hold, if there is one. */
  hold: () => Promise<string | undefined>;
  /** Called with the service's message when it did not book the timing. */
  refuse: (message: string) => void;
  spent: () => void;
}

interface Refusal {
  chosen: ChosenTiming;
  /** A timing may clash with another appointment of one patient only. */
  patient: string;
  message: string;
}

export interface TimingOptions {
  /** False where no hold is needed, as for moving an appointment. */
  keeps?: boolean;
  memory?: HoldMemory;
}

export function useTiming(
  values: BookingValues,
  today: string,
  { keeps = true, memory }: TimingOptions = {},
): BookingTiming {
  const patient = patientOf(values);
  const { first, last } = bookableDays(today);
  // A date that is being typed has the year 2, then 20, then 202.
  const date = values.appointmentDate;
  const isBookable = date >= first && date <= last;
  const chosen = isBookable ? chosenTiming(values) : undefined;
  const [slots, refresh] = useSlots(
    Number(values.service) || undefined,
    isBookable ? date : undefined,
    values.doctor || undefined,
  );
  const [state, keeper] = useHold(keeps ? chosen : undefined, refresh, memory);
  const [refusal, setRefusal] = useState<Refusal>();

  const isRefused = refusal && isSameTiming(refusal.chosen, chosen) && refusal.patient === patient;
  const trouble = isRefused ? refusal.message : lostMessage(state, chosen);
  const alternatives = useAlternatives(trouble === undefined ? undefined : chosen, slots, today);

  return {
    slots,
    refresh,
    keeps,
    kept: state.status === 'kept' ? state.chosen : undefined,
    trouble,
    alternatives,
    hold: () => holdOn(keeper, chosen),
    refuse: (message) => {
      if (chosen) setRefusal({ chosen, patient, message });
      refresh();
    },
    spent: keeper.spent,
  };
}

const lostMessage = (state: HoldState, chosen: ChosenTiming | undefined) =>
  state.status === 'lost' && isSameTiming(state.chosen, chosen) ? state.message : undefined;

const holdOn = async (keeper: HoldKeeper, chosen: ChosenTiming | undefined) => chosen && keeper.idFor(chosen);
