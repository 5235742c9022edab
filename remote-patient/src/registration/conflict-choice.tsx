import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Registration } from '@nivara/shared/domain/patient';
import type { AnswerPath } from '@nivara/shared/domain/registration-answers';
import { RadioField } from '@nivara/shared/ui/choice/choice-field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { color, radius, space } from '@nivara/shared/ui/tokens/theme';
import { answerInWords, answerName } from './answer-names';

const MINE = 'mine';
const THEIRS = 'theirs';

const Question = styled.div`
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  overflow-wrap: anywhere;
`;

interface ConflictChoiceProps {
  conflicts: readonly AnswerPath[];
  /** Answers that only the other device changed, which are merged and shown. */
  elsewhere?: readonly AnswerPath[];
  mine: Registration;
  theirs: Registration;
  level: 2 | 3;
  doneLabel: string;
  /** Called with the answers to take from the other device. */
  onChosen: (taken: AnswerPath[]) => void | Promise<void>;
}

/** Shows conflicting answers side by side, so that the patient keeps one answer of each pair. */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { conflicts, elsewhere = [], mine, theirs, level, doneLabel, onChosen } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Stack $gap={5}>
      <Stack $gap={2}>
        <Heading level={level} look="h3" ref={heading} tabIndex={-1}>
          These details were changed elsewhere
        </Heading>
        <p>
          Somebody saved them meanwhile, for example you on another device. Nothing is lost: please look at
          both.
        </p>
      </Stack>
      <Form
        label="Choose which answers to keep"
        initialValues={{ choices: conflicts.map(() => MINE) }}
        onSubmit={({ choices }) => onChosen(conflicts.filter((_, index) => choices[index] === THEIRS))}
      >
        {conflicts.map((path, index) => (
          <Question key={path}>
            <RadioField
              name={`choices.${index}`}
              label={answerName(mine, path)}
              inline
              options={[
                { value: MINE, label: answerInWords(mine, path), hint: 'What you typed here' },
                { value: THEIRS, label: answerInWords(theirs, path), hint: 'What was saved elsewhere' },
              ]}
            />
          </Question>
        ))}
        {elsewhere.length === 0 ? null : (
          <Stack $gap={1}>
            <Heading level={level === 2 ? 3 : 4} look="h4">
              Changed only elsewhere, and already included
            </Heading>
            <Facts facts={elsewhere.map((path) => [answerName(theirs, path), answerInWords(theirs, path)])} />
          </Stack>
        )}
        <SubmitButton busyLabel="Saving…">{doneLabel}</SubmitButton>
      </Form>
    </Stack>
  );
}
