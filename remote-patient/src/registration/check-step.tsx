import styled from 'styled-components';
import type { Registration } from '@nivara/shared/domain/patient';
import { ANSWER_PATHS, type AnswerPath } from '@nivara/shared/domain/registration-answers';
import {
  REGISTRATION_STEPS,
  type RegistrationStep,
  stepOfAnswer,
  stepProblems,
} from '@nivara/shared/domain/registration-steps';
import { Link } from '@nivara/shared/app-context/router';
import { Cluster, Heading, Stack, VisuallyHidden } from '@nivara/shared/ui/layout/layout';
import { color, targetSize } from '@nivara/shared/ui/tokens/theme';
import { Answers } from './answers';
import { ProblemList } from './problem-list';
import { DOCUMENTS_STEP, stepTitle } from './registration-steps';

const Change = styled(Link)`
  display: inline-flex;
  min-height: ${targetSize.medium};
  align-items: center;
  /* The pinned buttons must not cover the link when it has the focus. */
  scroll-margin-bottom: 6rem;
  color: ${color.primary};
  font-weight: 600;
`;

interface CheckStepProps {
  values: Registration;
  today: string;
  pathOf: (step: RegistrationStep) => string;
}

/** Shows the answers of each step, with the errors of the step and a link back to it. */
export function CheckStep({ values, today, pathOf }: CheckStepProps) {
  return (
    <Stack $gap={6}>
      {REGISTRATION_STEPS.map((step) => {
        const problems = stepProblems(values, step, today);
        const title = stepTitle(step);
        return (
          <Stack as="section" key={step} $gap={3} aria-labelledby={`check-${step}`}>
            <Cluster $justify="space-between">
              <Heading level={3} id={`check-${step}`}>
                {title}
              </Heading>
              <Change to={pathOf(step)}>
                Change<VisuallyHidden> {title}</VisuallyHidden>
              </Change>
            </Cluster>
            <ProblemList title="Something is missing here" problems={problems} />
            <Answers
              values={values}
              today={today}
              paths={ANSWER_PATHS.filter((path) => shownIn(path) === step)}
            />
          </Stack>
        );
      })}
    </Stack>
  );
}

const shownIn = (path: AnswerPath): RegistrationStep =>
  path === 'patientHistory.uploadedDocuments' ? DOCUMENTS_STEP : stepOfAnswer(path);
