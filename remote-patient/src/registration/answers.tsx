import { ageFrom } from '@nivara/shared/domain/date-of-birth';
import type { Registration } from '@nivara/shared/domain/patient';
import type { AnswerPath } from '@nivara/shared/domain/registration-answers';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { AGE_NAME, answerInWords, answerName } from './answer-names';

interface AnswersProps {
  values: Registration;
  paths: readonly AnswerPath[];
  today: string;
}

/** Lists answers with a note for missing ones; the age is shown beside the date of birth. */
export function Answers({ values, paths, today }: AnswersProps) {
  const facts = paths.flatMap((path): (readonly [string, string | number | undefined])[] => {
    const answer = [answerName(values, path), answerInWords(values, path)] as const;
    if (path !== 'personalDetails.dob') return [answer];
    return [answer, [AGE_NAME, ageFrom(values.personalDetails.dob, today)]];
  });
  return <Facts facts={facts} />;
}
