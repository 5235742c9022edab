import { useMemo, useRef, type ReactNode } from 'react';
import type { Registration } from '@nivara/shared/domain/patient';
import { stepSchema } from '@nivara/shared/domain/registration-steps';
import { StepHeading } from '@nivara/shared/ui/layout/step-heading';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Button } from '@nivara/shared/ui/form/button';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import type { Uploads } from '../../documents/uploads/use-upload-queue';
import { DocumentsField, UploadedDocuments } from '../documents-field';
import { StepActions } from '../step-actions';
import { StepFocus } from '../step-focus';
import { StepFields } from '../step-fields';
import { STEP_TEXTS, stepCount } from '../step-texts';
import { DOCUMENTS, DONE, UPDATE_STEPS, type UpdateStep, isFormStep, updateTitle } from './update-steps';

interface UpdateFormProps {
  step: UpdateStep;
  today: string;
  initialValues: Registration;
  uploads: Uploads;
  hasErrors: boolean;
  /** Shown below the step's heading. */
  alerts: ReactNode;
  onChange: (values: Registration) => void;
  onNext: () => Promise<void>;
  onBack: () => void;
  onFinish: () => void;
}

/** One form for all steps, so that going back and forth keeps every answer. */
export function UpdateForm(props: UpdateFormProps) {
  const { step, today, initialValues, uploads, hasErrors, alerts, onChange, onNext, onBack, onFinish } =
    props;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const schema = useMemo(() => (isFormStep(step) ? stepSchema(step, today) : undefined), [step, today]);
  const isDone = step === DONE;

  return (
    <Form
      label="Update your details"
      initialValues={initialValues}
      schema={schema}
      onChange={onChange}
      onSubmit={isDone ? onFinish : onNext}
    >
      <StepFocus step={step} headingRef={headingRef} hasErrors={() => hasErrors} />
      <UploadedDocuments uploads={uploads} />
      <StepHeading ref={headingRef} step={stepCount(step, UPDATE_STEPS)}>
        {updateTitle(step)}
      </StepHeading>
      {alerts}
      {isFormStep(step) ? (
        <>
          <p>{STEP_TEXTS[step].about}</p>
          <StepFields step={step} today={today} />
        </>
      ) : null}
      {step === DOCUMENTS ? (
        <>
          <p>
            Reports, prescriptions and certificates as PDF files. Next saves everything that you have changed.
          </p>
          <DocumentsField uploads={uploads} headingLevel={3} />
        </>
      ) : null}
      {isDone ? (
        <Alert tone="success" live>
          Your details were updated successfully.
        </Alert>
      ) : null}
      <StepActions
        back={
          <Button variant="secondary" size="large" disabled={step === UPDATE_STEPS[0]} onClick={onBack}>
            Back
          </Button>
        }
      >
        <SubmitButton size="large" busyLabel={step === DOCUMENTS ? 'Saving your details…' : 'One moment…'}>
          {isDone ? 'Finish' : 'Next'}
        </SubmitButton>
      </StepActions>
    </Form>
  );
}
