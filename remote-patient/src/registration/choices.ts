import type { ListChoice } from '@nivara/shared/ui/choice/choice-list';

export const choicesOf = (values: readonly string[]): ListChoice[] =>
  values.map((value) => ({ value, label: value }));

/** Adds an empty choice, so that an optional answer can be cleared. */
export const withNone = (values: readonly string[]): ListChoice[] => [
  { value: '', label: 'Not given' },
  ...choicesOf(values),
];
