import type { ListChoice } from '@nivara/shared/ui/choice/choice-list';

export const choicesOf = (values: readonly string[]): ListChoice[] =>
  values.map((value) => ({ value, label: value }));

/** For an answer that may be taken back. */
export const withNone = (values: readonly string[]): ListChoice[] => [
  { value: '', label: 'Not given' },
  ...choicesOf(values),
];
