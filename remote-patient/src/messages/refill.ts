import { readPrescription } from '@nivara/shared/api-client/prescriptions';
import { addDays, dateInWords } from '@nivara/shared/domain/clinic-time';
import type { RunningMedicine } from '@nivara/shared/domain/running-medicines';

const REFILL = /^([0-9a-f]{32})\.(\d{1,3})$/;

/** Names the prescription's line instead of the medicine, since the browser's history keeps the page's address. */
export const refillOf = ({ prescriptionId, line }: Pick<RunningMedicine, 'prescriptionId' | 'line'>) =>
  `${prescriptionId}.${line}`;

/** The text that asks for a medicine; undefined if the medicine is not found, so that the patient writes the text. */
export async function readRefill(refill: string | null): Promise<string | undefined> {
  const [, id, line] = REFILL.exec(refill ?? '') ?? [];
  if (id === undefined) return undefined;
  const prescription = await readPrescription(id).catch(() => undefined);
  const item = prescription?.items[Number(line)];
  const name = item?.name?.trim();
  if (!prescription || !name) return undefined;
  const request = `Please prescribe ${name} again`;
  if (item?.days == null) return `${request}.`;
  return `${request}. What I have lasts until ${dateInWords(addDays(prescription.date, item.days - 1))}.`;
}
