import styled from 'styled-components';
import { ageFrom } from '@nivara/shared/domain/date-of-birth';
import type { Registration } from '@nivara/shared/domain/patient';
import type { AnswerPath } from '@nivara/shared/domain/registration-answers';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { color, text } from '@nivara/shared/ui/tokens/theme';
import { AGE_NAME, NOT_GIVEN, answerInWords, answerName } from './answer-names';

const Missing = styled.p`
  color: ${color.textMuted};
  font-size: ${text.small};
`;

interface AnswersProps {
  values: Registration;
  paths: readonly AnswerPath[];
  today: string;
}

/** Lists answers, and names the missing ones in one line; the age is shown beside the date of birth. */
export function Answers({ values, paths, today }: AnswersProps) {
  const isGiven = (path: AnswerPath) => answerInWords(values, path) !== NOT_GIVEN;
  const missing = paths.filter((path) => !isGiven(path)).map((path) => answerName(values, path));
  const facts = paths.filter(isGiven).flatMap((path): (readonly [string, string | number | undefined])[] => {
    const answer = [answerName(values, path), answerInWords(values, path)] as const;
    if (path !== 'personalDetails.dob') return [answer];
    return [answer, [AGE_NAME, ageFrom(values.personalDetails.dob, today)]];
  });
  return (
    <Stack $gap={2}>
      {facts.length === 0 ? null : <Facts facts={facts} />}
      {missing.length === 0 ? null : (
        <Missing>
          {NOT_GIVEN}: {missing.join(', ')}
        </Missing>
      )}
    </Stack>
  );
}
