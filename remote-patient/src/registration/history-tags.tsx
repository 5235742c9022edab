import type { AnswerPath } from '@nivara/shared/domain/registration-answers';
import { TagField } from '@nivara/shared/ui/form/tag-field';
import { answerField } from './answer-names';
import { usePendingTag } from './pending-tags';

const ENTRY_MAX = 200;

interface HistoryTagsProps {
  name: AnswerPath;
  hint: string;
}

/** A list of answers in the patient's own words. */
export function HistoryTags({ name, hint }: HistoryTagsProps) {
  const typed = usePendingTag(name);
  return <TagField {...answerField(name)} {...typed} hint={hint} maxLength={ENTRY_MAX} optional />;
}
