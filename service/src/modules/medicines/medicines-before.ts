import { MOST_MEDICINES_OFFERED, type MedicineBefore } from '@nivara/shared/domain/medicine';
import type { PrescriptionItem } from '@nivara/shared/domain/prescription';

/** Lists distinct lines whose name begins with `begins`, most used first and then newest. The list names no patient. */
export function medicinesBefore(items: readonly PrescriptionItem[], begins: string): MedicineBefore[] {
  const wanted = begins.trim().toLowerCase();
  const found = new Map<string, MedicineBefore>();
  for (const item of items) {
    const line = toLine(item);
    if (line.name === '' || !line.name.toLowerCase().startsWith(wanted)) continue;
    const key = JSON.stringify(line).toLowerCase();
    const before = found.get(key);
    found.set(key, { ...(before ?? line), times: (before?.times ?? 0) + 1 });
  }
  return [...found.values()].sort((one, other) => other.times - one.times).slice(0, MOST_MEDICINES_OFFERED);
}

const toLine = (item: PrescriptionItem): Omit<MedicineBefore, 'times'> => ({
  name: item.name ?? '',
  form: item.form ?? '',
  dose: item.dose ?? '',
  frequency: item.frequency ?? '',
  days: item.days ?? null,
  food: item.food ?? '',
  instructions: item.instructions ?? '',
});
