import { ArraySchema, ObjectSchema, Schema, type ValidationError, mixed, object } from 'yup';
import { type FieldProblem, firstOfEachField } from '@nivara/shared/domain/field-problems';
import type { App } from '../app-instance';
import { ProblemError, invalid } from '../problems';
import { MOST_ERRORS, findDangers } from './dangerous-input';

const MOST_KNOWN_QUERIES = 500;
const LONGEST_KNOWN_QUERY = 500;
const LONGEST_NAME = 60;

/** A route without a schema accepts neither query nor body. */
const noQuery = object({});
const noBody = mixed();
const TYPE_FAULTS = new Set(['typeError', 'nullable', 'optionality']);

/** A route's `schema` holds yup schemas of shared/domain: the form and the service follow the same rule. */
export function validation(app: App): void {
  app.addHook('onRoute', (route) => {
    const takesNoBody = route.method === 'GET' || route.method === 'HEAD';
    route.schema = { querystring: noQuery, ...(takesNoBody ? {} : { body: noBody }), ...route.schema };
  });
  app.setValidatorCompiler<unknown>(({ schema, httpPart }) => {
    if (!(schema instanceof Schema)) throw new Error(`The schema of ${httpPart} must be a yup schema.`);
    const checks: Record<string, Check> = {
      body: (value) => {
        requireObject(value);
        return check(schema, value, true);
      },
      // Texts in a URL must be converted to numbers and dates; a body has its own types.
      querystring: cacheResults((value) => checkUrlPart(schema, value)),
    };
    const run = checks[httpPart ?? ''] ?? ((value) => checkUrlPart(schema, value));
    return (value: unknown) => {
      if (schema === noBody) return value == null ? { value } : { error: bodyNotExpected() };
      try {
        return { value: run(value) };
      } catch (error) {
        // A malformed id in a path is answered like an unknown one.
        const isMalformedPath = httpPart === 'params' && error instanceof ProblemError;
        return {
          error: isMalformedPath
            ? new ProblemError(404, 'There is nothing here.', { errors: error.errors })
            : (error as Error),
        };
      }
    };
  });
}

type Check = (value: unknown) => unknown;

/** Results are cached: a few queries repeat often, and their rules depend on neither clock nor database. */
function cacheResults(check: Check): Check {
  const known = new Map<string, unknown>();
  return (query) => {
    const text = JSON.stringify(query);
    const before = known.get(text);
    if (before !== undefined) return before;
    const answer = Object.freeze(check(query));
    if (known.size >= MOST_KNOWN_QUERIES) known.clear();
    if (text.length <= LONGEST_KNOWN_QUERY) known.set(text, answer);
    return answer;
  };
}

const bodyNotExpected = () => new ProblemError(400, 'This request takes no body.');

function requireObject(value: unknown): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ProblemError(400, 'The request needs a JSON object as its body.');
  }
}

function checkUrlPart(schema: Schema, value: unknown): unknown {
  const errors = findDangers(value);
  if (errors.length > 0) throw invalid(errors);
  return check(schema, value, false);
}

function check(schema: Schema, value: unknown, strict: boolean): unknown {
  const unknownFields = findUnknownFields(schema, value, '');
  try {
    const checked: unknown = schema.validateSync(value, {
      strict,
      abortEarly: false,
      // A body may break its rules a thousand times, and each stack would cost a tenth of a millisecond.
      disableStackTrace: true,
    });
    if (unknownFields.length > 0) throw invalid(unknownFields);
    return checked;
  } catch (error) {
    throw invalid([...firstOfEachField(error, messageOf), ...unknownFields].slice(0, MOST_ERRORS));
  }
}

const messageOf = ({ type = '', message }: ValidationError) =>
  TYPE_FAULTS.has(type) ? withoutValue(message) : message;

/** yup's own `noUnknown` names the fields in one sentence; a form needs their paths. */
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

/** yup's own message for a wrong type repeats the value, and speaks to programmers. */
const withoutValue = (message: string) =>
  / (?:must be a|cannot be) /.test(message) ? 'This has the wrong form.' : message;
