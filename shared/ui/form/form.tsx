import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import {
  FormikProvider,
  getIn,
  useFormik,
  useFormikContext,
  type FormikHelpers,
  type FormikProps,
  type FormikValues,
} from 'formik';
import styled from 'styled-components';
import { Alert } from '../feedback/alert';
import { Button, type ButtonProps } from './button';
import { FormErrorSummary } from './form-error-summary';
import { fieldPath, FormStateContext, type Failure, type FieldError } from './form-state';
import { media, space } from '../tokens/theme';
import { useHydrated } from '../layout/use-hydrated';

/** The part of a yup schema that a form uses. */
export interface FormSchema {
  validate(value: unknown, options?: { abortEarly?: boolean; context?: unknown }): Promise<unknown>;
}

export interface FormProps<Values extends FormikValues> {
  initialValues: Values;
  schema?: FormSchema;
  /** Rejects with `{ message, fieldErrors? }` when the service refuses; then what was typed stays. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void> | void;
  /** Called with every change, for example to keep a draft. */
  onChange?: (values: Values) => void;
  /** The accessible name, for a page with several forms. */
  label?: string;
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode);
}

const StyledForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};

  ${media.tablet} {
    > button {
      align-self: flex-start;
    }
  }
`;

const UNEXPECTED =
  'Something went wrong and nothing was sent. What you typed is still here: please try again.';

/**
 * A Formik form that shows no errors before the first attempt, keeps the values after a failure and never
 * submits twice at once.
 */
export function Form<Values extends FormikValues>(props: FormProps<Values>) {
  const { initialValues, schema, onSubmit, onChange, label, children } = props;
  const id = useId();
  const [failure, setFailure] = useState<Failure>();
  const [attempted, setAttempted] = useState(false);
  const underWay = useRef(false);
  const problem = useRef<HTMLDivElement>(null);
  // Before hydration the browser would submit the form itself, with every value in the address.
  const isHydrated = useHydrated();

  const formik = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    validateOnBlur: false,
    validateOnChange: attempted,
    // A reset form, for example at its next step, shows no errors until it is submitted.
    onReset: () => {
      setAttempted(false);
      setFailure(undefined);
    },
    onSubmit: async (values, helpers) => {
      try {
        await onSubmit(values, helpers);
      } catch (error) {
        setFailure(toFailure(error, values));
      }
    },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React passes events out of a portal: a form in a dialog must not submit the form around the dialog.
    event.stopPropagation();
    if (underWay.current) return;
    underWay.current = true;
    setAttempted(true);
    setFailure(undefined);
    try {
      await formik.submitForm();
    } catch (error) {
      setFailure(toFailure(error, formik.values));
    } finally {
      underWay.current = false;
    }
  };

  const { values } = formik;
  const lastReported = useRef(values);
  useEffect(() => {
    if (lastReported.current === values) return;
    lastReported.current = values;
    onChange?.(values);
  }, [values, onChange]);

  const general = failure === undefined ? undefined : generalMessage(failure);
  useEffect(() => {
    if (general !== undefined) problem.current?.focus();
  }, [general, failure]);

  const state = useMemo(() => ({ id: id.replace(/\W+/g, ''), failure }), [id, failure]);

  return (
    <FormStateContext value={state}>
      <FormikProvider value={formik}>
        <StyledForm
          noValidate
          inert={!isHydrated}
          aria-label={label}
          onSubmit={(event) => void submit(event)}
        >
          {general === undefined ? null : (
            <Alert ref={problem} tone="error" live>
              {general}
            </Alert>
          )}
          <FormErrorSummary />
          {typeof children === 'function' ? children(formik) : children}
        </StyledForm>
      </FormikProvider>
    </FormStateContext>
  );
}

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'busy' | 'onClick'>;

/** Is busy while the form is submitted. */
export function SubmitButton({ busyLabel = 'Sending…', ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return <Button {...rest} type="submit" busy={isSubmitting} busyLabel={busyLabel} />;
}

/** Errors that belong to no field of the form. */
function generalMessage({ message, fieldErrors, values }: Failure): string | undefined {
  if (fieldErrors.length === 0) return message;
  const withoutField = fieldErrors.filter(({ path }) => getIn(values, fieldPath(path)) === undefined);
  return withoutField.length === 0 ? undefined : withoutField.map((error) => error.message).join(' ');
}

function toFailure(error: unknown, values: FormikValues): Failure {
  if (typeof error !== 'object' || error === null) return { message: UNEXPECTED, fieldErrors: [], values };
  const message = 'message' in error && typeof error.message === 'string' ? error.message : UNEXPECTED;
  const fieldErrors = 'fieldErrors' in error && Array.isArray(error.fieldErrors) ? error.fieldErrors : [];
  return { message, fieldErrors: fieldErrors.filter(isFieldError), values };
}

function isFieldError(value: unknown): value is FieldError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}
