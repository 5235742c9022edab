import { type InferType, ValidationError, object } from 'yup';
import { FIELD_MESSAGES, choiceField, filled, lineField } from './field-rules';
import {
  PRESCRIPTION_KINDS,
  type PrescriptionItem,
  type PrescriptionKind,
  lineProblems,
  prescriptionLinesField,
} from './prescription';

export const MOST_TEMPLATES = 100;

export const TEMPLATE_MESSAGES = {
  nameRequired: 'Please name the template.',
  nameTaken: 'You have a template with this name already.',
  empty: 'Please add at least one line.',
  tooMany: `You have ${MOST_TEMPLATES} templates. Please remove one first.`,
} as const;

const T = TEMPLATE_MESSAGES;

export const prescriptionTemplateSchema = object({
  name: filled(lineField(80), T.nameRequired),
  info: lineField(300).nonNullable(FIELD_MESSAGES.text),
  items: prescriptionLinesField.required(T.empty).min(1, T.empty),
  kind: choiceField(PRESCRIPTION_KINDS)
    .required(FIELD_MESSAGES.choice)
    .test('fits', FIELD_MESSAGES.choice, (kind, { parent, createError }) => {
      const problems = lineProblems(kind, (parent as { items?: unknown }).items);
      return problems.length === 0 || new ValidationError(problems.map((problem) => createError(problem)));
    }),
});

export type NewPrescriptionTemplate = InferType<typeof prescriptionTemplateSchema>;

/** Lines that a doctor writes often; each doctor has their own. */
export interface PrescriptionTemplate {
  id: string;
  name: string;
  kind: PrescriptionKind;
  items: PrescriptionItem[];
  info: string;
  updatedAt: string;
}
