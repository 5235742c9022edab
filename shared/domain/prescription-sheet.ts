import { dateInWords } from './clinic-time';
import {
  PRESCRIPTION_ITEM_FIELDS,
  PRESCRIPTION_KIND_NAMES,
  type Prescription,
  type PrescriptionItem,
  type PrescriptionItemField,
  type PrescriptionKind,
} from './prescription';

/** The heading of a prescription on the screen and on paper. */
export const prescriptionHeading = (kind: PrescriptionKind): string =>
  kind === 'residential' ? PRESCRIPTION_KIND_NAMES[kind] : `${PRESCRIPTION_KIND_NAMES[kind]} prescription`;

/** Leaves out columns without any value. */
export const filledFields = ({ kind, items }: Pick<Prescription, 'kind' | 'items'>) =>
  PRESCRIPTION_ITEM_FIELDS[kind].filter(({ field }) =>
    items.some((item) => fieldInWords(item, field) !== ''),
  );

export function fieldInWords(item: PrescriptionItem, field: PrescriptionItemField): string {
  const value = item[field];
  if (value === undefined || value === '') return '';
  return field === 'from' || field === 'to' ? dateInWords(String(value)) : String(value);
}
