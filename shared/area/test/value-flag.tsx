import { type Analyte, type TestValue, type ValueFlag, rangeText } from '@nivara/shared/domain/test-values';
import { Badge, type BadgeTone } from '@nivara/shared/ui/feedback/badge';
import { CheckIcon, ChevronDownIcon, ChevronUpIcon } from '@nivara/shared/ui/layout/icon';

const LOOKS: Record<ValueFlag, { tone: BadgeTone; words: string; Mark: typeof CheckIcon }> = {
  low: { tone: 'warning', words: 'Below range', Mark: ChevronDownIcon },
  normal: { tone: 'success', words: 'In range', Mark: CheckIcon },
  high: { tone: 'warning', words: 'Above range', Mark: ChevronUpIcon },
};

export const verdictInWords = (flag: ValueFlag) => LOOKS[flag].words;

export const flagInWords = (value: TestValue) => (rangeText(value) === '' ? '' : LOOKS[value.flag].words);

/** Shows by icon, word and colour whether a value is in range. */
export function FlagBadge({ value }: { value: Pick<TestValue, 'flag' | 'low' | 'high'> }) {
  return rangeText(value) === '' ? 'No usual range' : <VerdictBadge flag={value.flag} />;
}

export function VerdictBadge({ flag }: { flag: ValueFlag }) {
  const { tone, words, Mark } = LOOKS[flag];
  return (
    <Badge tone={tone}>
      <Mark size={14} /> {words}
    </Badge>
  );
}

export const withUnit = (value: number | string, { unit }: Pick<Analyte, 'unit'>) =>
  `${value} ${unit}`.trim();

/** "4 to 5.6 %", or an empty text without a range. */
export function usualRange(analyte: Pick<Analyte, 'low' | 'high' | 'unit'>): string {
  const range = rangeText(analyte);
  return range === '' ? '' : withUnit(range, analyte);
}
