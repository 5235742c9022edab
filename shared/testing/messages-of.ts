import type { Schema } from 'yup';
import { firstOfEachField } from '../domain/field-problems';

/** The first message of each field, as forms and the service show it. */
export function messagesOf(
  schema: Pick<Schema, 'validateSync'>,
  value: unknown,
  context: object = {},
): Record<string, string> {
  try {
    schema.validateSync(value, { abortEarly: false, strict: true, context });
    return {};
  } catch (error) {
    return Object.fromEntries(firstOfEachField(error).map(({ path, message }) => [path, message]));
  }
}
