import { useContext } from 'react';
import { useField, type FieldInputProps } from 'formik';
import { errorId, hintId } from './field-ids';
import { fieldId, fieldPath, FormStateContext, useFormErrors } from './form-state';

/** Common to all fields. */
export interface FieldProps {
  /** The value's path in the form, for example `address.city`. */
  name: string;
  label: string;
  hint?: string;
  /** The label says "(optional)". */
  optional?: boolean;
}

interface FormField<Value> {
  id: string;
  error: string | undefined;
  input: FieldInputProps<Value>;
  setValue: (value: Value) => void;
  /** Connects the control with its hint and its error. */
  described: {
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    'aria-required': true | undefined;
  };
}

export function useFormField<Value>({ name, hint, optional }: Omit<FieldProps, 'label'>): FormField<Value> {
  const [input, , { setValue }] = useField<Value>(name);
  const { id: formId } = useContext(FormStateContext);
  const id = fieldId(formId, name);
  const path = fieldPath(name);
  const error = useFormErrors().find((candidate) => candidate.path === path)?.message;
  const describedBy = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ');
  return {
    id,
    error,
    input,
    setValue: (value) => void setValue(value),
    described: {
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error === undefined ? undefined : true,
      'aria-required': optional ? undefined : true,
    },
  };
}
