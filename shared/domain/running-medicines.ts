import { addDays } from './clinic-time';
import type { PrescriptionItem } from './prescription';

/** A medicine that a doctor has prescribed and that is not used up yet. */
export interface RunningMedicine {
  prescriptionId: string;
  /** The line's position in the prescription. */
  line: number;
  name: string;
  dose: string;
  /** As the doctor wrote it, such as “Twice a day”. */
  frequency: string;
  doctor: string;
  /** The day of the prescription. */
  since: string;
  /** The last day; null where the prescription says none. */
  until: string | null;
}

interface DatedPrescription {
  id: string;
  date: string;
  doctor: string;
  items: readonly PrescriptionItem[];
}

/** A medicine whose line names no number of days counts as running for this many days. */
export const DAYS_WITHOUT_END = 90;
/** Prescriptions that are older than this many days are not read for running medicines. */
export const MOST_DAYS = 1000;

const tidy = (name: string) => name.trim().toLowerCase();

/** Expects the newest prescription first, since the latest line of each name decides. */
export function runningMedicines(
  prescriptions: readonly DatedPrescription[],
  today: string,
): RunningMedicine[] {
  const latest = new Map<string, RunningMedicine>();
  for (const { id, date, doctor, items } of prescriptions) {
    for (const [line, { name = '', dose = '', frequency = '', days }] of items.entries()) {
      if (name.trim() === '' || latest.has(tidy(name))) continue;
      const until = days == null ? null : addDays(date, days - 1);
      latest.set(tidy(name), {
        prescriptionId: id,
        line,
        name: name.trim(),
        dose,
        frequency,
        doctor,
        since: date,
        until,
      });
    }
  }
  return [...latest.values()].filter(
    ({ since, until }) => (until ?? addDays(since, DAYS_WITHOUT_END)) >= today,
  );
}
