import { useMemo, useRef } from 'react';
import type { Registration } from '@nivara/shared/domain/patient';
import { stepSchema } from '@nivara/shared/domain/registration-steps';
import { StepHeading } from '@nivara/shared/ui/layout/step-heading';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { ArrowLeftIcon } from '@nivara/shared/ui/layout/icon';
import { MergedAnswers } from './merged-answers';
import type { Uploads } from '../documents/uploads/use-upload-queue';
import { DocumentsField, UploadedDocuments } from './documents-field';
import type { DraftState } from './draft-saver';
import { StepActions } from './step-actions';
import { StepFocus } from './step-focus';
import { StepFields } from './step-fields';
import { STEP_TEXTS, stepCount } from './step-texts';
import { CheckStep } from './check-step';
import {
  CHECK,
  DOCUMENTS_STEP,
  WIZARD_STEPS,
  type WizardStep,
  stepBefore,
  stepTitle,
} from './registration-steps';

interface RegistrationFormProps {
  step: WizardStep;
  today: string;
  initialValues: Registration;
  values: Registration;
  merged: DraftState['merged'];
  uploads: Uploads;
  hasErrors: (from: WizardStep) => boolean;
  pathOf: (step: WizardStep) => string;
  onChange: (values: Registration) => void;
  onSubmit: () => Promise<void>;
}

/** One form for all steps, so that going back and forth keeps every answer. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { step, today, initialValues, values, merged, uploads, hasErrors, pathOf, onChange, onSubmit } =
    props;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const schema = useMemo(() => (step === CHECK ? undefined : stepSchema(step, today)), [step, today]);
  const before = stepBefore(step);

  return (
    <Form
      label="Patient registration"
      initialValues={initialValues}
      schema={schema}
      onChange={onChange}
      onSubmit={onSubmit}
    >
      <StepFocus step={step} headingRef={headingRef} hasErrors={hasErrors} />
      <MergedAnswers merged={merged} />
      <UploadedDocuments uploads={uploads} />
      <StepHeading ref={headingRef} level={2} step={stepCount(step, WIZARD_STEPS)}>
        {stepTitle(step)}
      </StepHeading>
      {step === CHECK ? (
        <>
          <p>Please look at everything once more. You can change it later, too.</p>
          <CheckStep values={values} today={today} pathOf={pathOf} />
        </>
      ) : (
        <>
          <p>{STEP_TEXTS[step].about}</p>
          <StepFields step={step} today={today} />
        </>
      )}
      {step === DOCUMENTS_STEP ? <DocumentsField uploads={uploads} headingLevel={3} /> : null}
      <StepActions
        isPinned={step === CHECK}
        back={
          before && (
            <ButtonLink
              to={pathOf(before)}
              variant="secondary"
              size="large"
              icon={<ArrowLeftIcon size={20} />}
            >
              Back
            </ButtonLink>
          )
        }
      >
        <SubmitButton size="large" busyLabel={step === CHECK ? 'Sending your registration…' : 'One moment…'}>
          {step === CHECK ? 'Complete the registration' : 'Next'}
        </SubmitButton>
      </StepActions>
    </Form>
  );
}
