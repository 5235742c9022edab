import styled from 'styled-components';
import { useModals } from '@nivara/shared/app-context/app-context';
import type { PatientRecord } from '@nivara/shared/domain/patient';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { CheckIcon } from '@nivara/shared/ui/layout/icon';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { color, space, text } from '@nivara/shared/ui/tokens/theme';
import { paths } from '../../paths';

const Steps = styled.ol`
  display: grid;
  gap: ${space[5]};
  padding: 0;
  margin: 0;
  counter-reset: step;
  list-style: none;

  > li {
    display: grid;
    column-gap: ${space[4]};
    grid-template-columns: 2.25rem minmax(0, 1fr);
  }
  p {
    color: ${color.textMuted};
  }
`;

/** The text of a step; its first line stands beside the number. */
const Words = styled.div`
  display: grid;
  justify-items: start;
  padding-top: ${space[1]};

  > p {
    margin-top: ${space[1]};
  }
  > p + * {
    margin-top: ${space[3]};
  }
`;

const Mark = styled.span`
  display: grid;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: 50%;
  background: ${color.primarySoft};
  color: ${color.primary};
  font: 600 ${text.body} inherit;
  place-items: center;

  &[data-done] {
    background: ${color.successSoft};
    color: ${color.success};
  }
`;

const ABOUT_REGISTRATION = {
  missing: 'A few questions tell the doctors what they need to know before they see you.',
  draft: 'What you have entered is kept. You can go on where you stopped.',
  complete: 'You are registered. Your doctors see what you have entered.',
};

/** Leads a new patient to the registration and the first booking. */
export function FirstSteps({
  username,
  patientRecord,
}: {
  username: string;
  patientRecord: PatientRecord | undefined;
}) {
  const { openModal } = useModals();
  const isRegistered = patientRecord?.status === 'complete';
  return (
    <Card as="section" aria-labelledby="first-steps">
      <Stack $gap={5}>
        <Heading level={2} look="h3" id="first-steps">
          Your first steps
        </Heading>
        <Steps role="list">
          <li>
            <Mark data-done={isRegistered ? '' : undefined}>
              {isRegistered ? <CheckIcon size={20} /> : 1}
            </Mark>
            <Words>
              <Heading level={3} look="h4">
                Register once{isRegistered ? <VisuallyHidden>, done</VisuallyHidden> : null}
              </Heading>
              <p>{ABOUT_REGISTRATION[patientRecord?.status ?? 'missing']}</p>
              {isRegistered ? null : (
                <ButtonLink size="small" to={paths.registration(username)}>
                  {patientRecord ? 'Go on with the registration' : 'Start the registration'}
                </ButtonLink>
              )}
            </Words>
          </li>
          <li>
            <Mark>2</Mark>
            <Words>
              <Heading level={3} look="h4">
                Book your first appointment
              </Heading>
              <p>At the clinic or by video, for you or somebody of your family.</p>
              <Button
                size="small"
                variant={isRegistered ? 'primary' : 'secondary'}
                onClick={() => openModal('appointment', {})}
              >
                Choose a timing
              </Button>
            </Words>
          </li>
          <li>
            <Mark>3</Mark>
            <Words>
              <Heading level={3} look="h4">
                Bring earlier reports
              </Heading>
              <p>Reports and letters of other doctors help yours to see the whole picture.</p>
              <ButtonLink size="small" variant="secondary" to={paths.uploads(username)}>
                Upload documents
              </ButtonLink>
            </Words>
          </li>
        </Steps>
      </Stack>
    </Card>
  );
}
