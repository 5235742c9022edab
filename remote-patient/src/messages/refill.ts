import { readPrescription } from '@nivara/shared/api-client/prescriptions';
import type { RunningMedicine } from '@nivara/shared/domain/running-medicines';

const REFILL = /^([0-9a-f]{32})\.(\d{1,3})$/;

/** Names the prescription's line instead of the medicine, since the browser's history keeps addresses. */
export const refillOf = ({ prescriptionId, line }: Pick<RunningMedicine, 'prescriptionId' | 'line'>) =>
  `${prescriptionId}.${line}`;

/** The medicine's name; undefined where it cannot be found, since the patient can write the message without it. */
export async function readRefill(refill: string | null): Promise<string | undefined> {
  const [, id, line] = REFILL.exec(refill ?? '') ?? [];
  if (id === undefined) return undefined;
  const written = await readPrescription(id).catch(() => undefined);
  return written?.items[Number(line)]?.name?.trim();
}
