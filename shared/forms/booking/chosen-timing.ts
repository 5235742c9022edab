import type { BookingValues } from './booking-values';

export interface ChosenTiming {
  service: number;
  date: string;
  timing: string;
  /** The id of the doctor, if one is chosen. */
  doctor?: string;
}

export const isSameTiming = (one: ChosenTiming | undefined, other: ChosenTiming | undefined): boolean =>
  one?.service === other?.service &&
  one?.date === other?.date &&
  one?.timing === other?.timing &&
  one?.doctor === other?.doctor;

/** Undefined until service, date and timing are chosen. */
export function chosenTiming({
  service,
  doctor,
  appointmentDate,
  timing,
}: BookingValues): ChosenTiming | undefined {
  return service && appointmentDate && timing
    ? { service: Number(service), date: appointmentDate, timing, ...(doctor && { doctor }) }
    : undefined;
}
