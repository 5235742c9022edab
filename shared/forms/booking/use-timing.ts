import { useState } from 'react';
import { APPOINTMENT_MESSAGES, bookableDays } from '../../domain/appointment';
import { knownPatientOf, patientOf, type BookingValues } from './booking-values';
import { isSameTiming, chosenTiming, type ChosenTiming } from './chosen-timing';
import type { HoldKeeper, HoldMemory, HoldState } from './hold-keeper';
import { useAlternatives, type Alternatives } from './use-alternatives';
import { useHold } from './use-hold';
import { useSlots, type Slots } from './use-slots';

export type DateAndTiming = Pick<ChosenTiming, 'date' | 'timing'>;

export interface BookingTiming {
  slots: Slots;
  /** A patient of the account, whose own appointments make timings busy. */
  patient: string | undefined;
  refresh: () => void;
  /** True where the form holds its timing. */
  needsHold: boolean;
  /** The timing of the appointment that is moved. */
  movedFrom: DateAndTiming | undefined;
  /** The timing that is held. */
  held: ChosenTiming | undefined;
  /** Why the chosen timing cannot be booked. */
  trouble: string | undefined;
  alternatives: Alternatives;
  /** Resolves with the id of the hold, if there is one. */
  hold: () => Promise<string | undefined>;
  /** Called with the service's message when it did not book the timing. */
  refuse: (message: string) => void;
  markSpent: () => void;
}

interface Refusal {
  chosen: ChosenTiming;
  /** Another appointment of this patient may be the reason, so the refusal is for this patient only. */
  patient: string;
  message: string;
}

export interface TimingOptions {
  /** False where no hold is needed, as for moving an appointment. */
  needsHold?: boolean;
  movedFrom?: DateAndTiming | undefined;
  memory?: HoldMemory;
  /** False for a visitor, whose appointments are not known. */
  ofAccount?: boolean;
}

export function useTiming(
  values: BookingValues,
  today: string,
  { needsHold = true, movedFrom, memory, ofAccount = false }: TimingOptions = {},
): BookingTiming {
  const patient = patientOf(values);
  const { first, last } = bookableDays(today);
  // A date that is being typed has the year 2, then 20, then 202.
  const date = values.appointmentDate;
  const isBookable = date >= first && date <= last;
  const chosen = isBookable ? chosenTiming(values) : undefined;
  const known = ofAccount ? knownPatientOf(values) : undefined;
  const [slots, refresh] = useSlots({
    service: Number(values.service) || undefined,
    date: isBookable ? date : undefined,
    doctor: values.doctor || undefined,
    patient: known,
  });
  const [state, keeper] = useHold(needsHold ? chosen : undefined, refresh, memory);
  const [refusal, setRefusal] = useState<Refusal>();

  const isRefused = refusal && isSameTiming(refusal.chosen, chosen) && refusal.patient === patient;
  // Until a patient is chosen, the timing may be for somebody without an appointment at that time.
  const isBusy = values.patient !== '' && isBusyAt(slots, chosen, known);
  const trouble = isRefused
    ? refusal.message
    : isBusy
      ? APPOINTMENT_MESSAGES.patientBusy
      : lostMessage(state, chosen);
  const alternatives = useAlternatives(trouble === undefined ? undefined : chosen, slots, today, known);

  return {
    slots,
    patient: known,
    refresh,
    needsHold,
    movedFrom,
    held: state.status === 'kept' ? state.chosen : undefined,
    trouble,
    alternatives,
    hold: () => holdIdFor(keeper, chosen),
    refuse: (message) => {
      if (chosen) setRefusal({ chosen, patient, message });
      refresh();
    },
    markSpent: keeper.markSpent,
  };
}

const isBusyAt = (slots: Slots, chosen: ChosenTiming | undefined, patient: string | undefined) =>
  slots.status === 'ready' &&
  slots.patient === patient &&
  slots.slots.some(({ busy, timing }) => busy === true && timing === chosen?.timing);

const lostMessage = (state: HoldState, chosen: ChosenTiming | undefined) =>
  state.status === 'lost' && isSameTiming(state.chosen, chosen) ? state.message : undefined;

const holdIdFor = async (keeper: HoldKeeper, chosen: ChosenTiming | undefined) =>
  chosen && keeper.idFor(chosen);
