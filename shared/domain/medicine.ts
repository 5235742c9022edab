import { object } from 'yup';
import { choiceField, lineField } from './field-rules';
import { PRESCRIPTION_KINDS } from './prescription';

export const MOST_MEDICINES_OFFERED = 8;

/** `q` is the beginning of a name. */
export const medicineQuerySchema = object({ q: lineField(120) });
export const lastPrescriptionQuerySchema = object({ kind: choiceField(PRESCRIPTION_KINDS) });

/** A line that the doctor has prescribed before; `times` says how many times. */
export interface MedicineBefore {
  name: string;
  form: string;
  dose: string;
  frequency: string;
  days: number | null;
  /** “Before food”, “After food” or another text. */
  food: string;
  instructions: string;
  times: number;
}
