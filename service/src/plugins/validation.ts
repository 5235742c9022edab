import { ArraySchema, ObjectSchema, Schema, ValidationError } from 'yup';
import type { FieldProblem } from '@nivara/shared/contracts/problem';
import type { App } from '../app-instance';
import { ProblemError, invalid } from '../problems';

const MOST_ERRORS = 50;
const LONGEST_NAME = 60;

/** A route's `schema` holds yup schemas of shared/domain: the form and the service follow the same rule. */
export function validation(app: App): void {
  app.setValidatorCompiler<unknown>(({ schema, httpPart }) => {
    if (!(schema instanceof Schema)) throw new Error(`The schema of ${httpPart} must be a yup schema.`);
    // Texts in a URL have to be turned into numbers and dates; a body has types of its own.
    const strict = httpPart === 'body';
    return (value: unknown) => {
      try {
        if (strict) refuseWhatIsNotAnObject(value);
        return { value: check(schema, value, strict) };
      } catch (error) {
        return { error: error as Error };
      }
    };
  });
}

function refuseWhatIsNotAnObject(value: unknown): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ProblemError(400, 'The request needs a JSON object as its body.');
  }
}

function check(schema: Schema, value: unknown, strict: boolean): unknown {
  const unknownFields = findUnknownFields(schema, value, '');
  try {
    const checked: unknown = schema.validateSync(value, { strict, abortEarly: false });
    if (unknownFields.length > 0) throw invalid(unknownFields);
    return checked;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw invalid([...firstOfEachField(error), ...unknownFields].slice(0, MOST_ERRORS));
  }
}

function firstOfEachField(error: ValidationError): FieldProblem[] {
  const messages = new Map<string, string>();
  for (const { path = '', message } of error.inner) if (!messages.has(path)) messages.set(path, message);
  return [...messages].map(([path, message]) => ({ path, message }));
}

/** yup's own `noUnknown` names the fields in a sentence; a form needs them as paths. */
function findUnknownFields(schema: unknown, value: unknown, path: string): FieldProblem[] {
  if (schema instanceof ArraySchema && Array.isArray(value)) {
    return value.flatMap((item, index) => findUnknownFields(schema.innerType, item, `${path}[${index}]`));
  }
  if (!(schema instanceof ObjectSchema) || typeof value !== 'object' || value === null) return [];
  const fields = schema.fields as Record<string, unknown>;
  return Object.entries(value)
    .slice(0, MOST_ERRORS)
    .flatMap(([key, child]) => {
      const name = key.slice(0, LONGEST_NAME);
      const childPath = path === '' ? name : `${path}.${name}`;
      return Object.hasOwn(fields, key)
        ? findUnknownFields(fields[key], child, childPath)
        : [{ path: childPath, message: 'This field is not known.' }];
    });
}
