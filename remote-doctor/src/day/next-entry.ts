import type { DayEntry, DoctorDay } from '@nivara/shared/domain/doctor-day';
import type { VisitState } from '@nivara/shared/domain/visit';

/** The patient who is being seen comes before those in the waiting room. */
const ORDER: readonly VisitState[] = ['being-seen', 'arrived', 'expected'];

/** The patient to see now or next. */
export function nextEntry({ timings }: Pick<DoctorDay, 'timings'>): DayEntry | undefined {
  const entries = timings.flatMap(({ entry }) => entry ?? []);
  return ORDER.map((state) => entries.find((entry) => entry.state === state)).find(Boolean);
}
