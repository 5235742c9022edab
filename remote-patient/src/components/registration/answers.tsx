import type { Registration } from '@nivara/shared/domain/patient';
import type { AnswerPath } from '@nivara/shared/domain/registration-answers';
import { Facts } from '@nivara/shared/forms/booking/facts';
import { ANSWER_NAMES, answerInWords } from './answer-names';

/** Answers to look over; those that were left out say so. */
export function Answers({ values, paths }: { values: Registration; paths: readonly AnswerPath[] }) {
  return <Facts facts={paths.map((path) => [ANSWER_NAMES[path], answerInWords(values, path)])} />;
}
