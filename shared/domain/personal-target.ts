import { type InferType, object } from 'yup';
import { FIELD_MESSAGES, filled, lineField } from './field-rules';
import { VALUE_MESSAGES, measurable } from './test-values';

export const TARGET_MESSAGES = {
  negative: VALUE_MESSAGES.negative,
  reversed: 'The highest value cannot be below the lowest.',
} as const;

const limit = measurable.min(0, TARGET_MESSAGES.negative).nullable();

/** A target with neither limit is removed. */
export const personalTargetSchema = object({
  analyte: filled(lineField(60), FIELD_MESSAGES.required),
  unit: lineField(20).defined(FIELD_MESSAGES.required),
  low: limit.defined(FIELD_MESSAGES.required),
  high: limit.defined(FIELD_MESSAGES.required).test('range', TARGET_MESSAGES.reversed, (high, { parent }) => {
    const { low } = parent as { low?: unknown };
    return typeof high !== 'number' || typeof low !== 'number' || high >= low;
  }),
});

export type NewPersonalTarget = InferType<typeof personalTargetSchema>;
