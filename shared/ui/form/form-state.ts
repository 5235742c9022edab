import { createContext, useContext } from 'react';
import { getIn, useFormikContext, type FormikErrors, type FormikValues } from 'formik';

export interface FieldError {
  path: string;
  message: string;
}

/** The service's refusal, and the values that it refused. */
export interface Failure {
  message: string;
  fieldErrors: readonly FieldError[];
  values: FormikValues;
}

interface FormState {
  id: string;
  failure: Failure | undefined;
}

/** Outside of `Form`, the ids of fields begin with `field`, and no message comes from the service. */
export const FormStateContext = createContext<FormState>({ id: '', failure: undefined });

/** The id of a field's control. */
export const fieldId = (formId: string, name: string): string =>
  `${formId === '' ? 'field' : formId}-${name.replace(/[^\w-]+/g, '-')}`;

/** `contacts[0].name` and `contacts.0.name` are one field. */
export const fieldPath = (path: string): string => path.replace(/\[(\d+)\]/g, '.$1').replace(/^\./, '');

/** Turns Formik's nested errors into messages by path. */
export const flattenErrors = (errors: FormikErrors<FormikValues>): FieldError[] => walk(errors, '');

/** Sorts errors in the order of the form's values, which is the order of the fields on screen. */
export function inFormOrder(errors: FieldError[], values: FormikValues): FieldError[] {
  return errors
    .map((error) => ({ error, positions: positionsOf(error.path, values) }))
    .sort((one, other) => firstDifference(one.positions, other.positions))
    .map(({ error }) => error);
}

/** The position of each segment of a path among its siblings; unknown segments are last. */
function positionsOf(path: string, values: FormikValues): number[] {
  let within: unknown = values;
  return path.split('.').map((part) => {
    const names = typeof within === 'object' && within !== null ? Object.keys(within) : [];
    within = getIn(within, part);
    const position = names.indexOf(part);
    return position === -1 ? names.length : position;
  });
}

const firstDifference = (one: readonly number[], other: readonly number[]): number =>
  one.map((position, index) => position - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

function walk(errors: unknown, prefix: string): FieldError[] {
  if (typeof errors === 'string') return [{ path: prefix, message: errors }];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, inner]) =>
    walk(inner, prefix === '' ? key : `${prefix}.${key}`),
  );
}

/** The service's message on a field is valid until the value changes. */
export function serviceErrors(failure: Failure | undefined, values: FormikValues): FieldError[] {
  if (failure === undefined) return [];
  return failure.fieldErrors
    .map(({ path, message }) => ({ path: fieldPath(path), message }))
    .filter(
      ({ path }) =>
        getIn(failure.values, path) !== undefined && getIn(failure.values, path) === getIn(values, path),
    );
}

/** Empty before the first attempt to submit. */
export function useFormErrors(): FieldError[] {
  const { errors, values, submitCount } = useFormikContext<FormikValues>();
  const { failure } = useContext(FormStateContext);
  if (submitCount === 0) return [];
  const own = flattenErrors(errors);
  const fromService = serviceErrors(failure, values);
  const further = fromService.filter(({ path }) => own.every((error) => error.path !== path));
  return inFormOrder([...own, ...further], values);
}
