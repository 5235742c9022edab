import { type Schema, ValidationError } from 'yup';

/** The first message of each field, as forms and the service show it. */
export function messagesOf(schema: Schema, value: unknown): Record<string, string> {
  try {
    schema.validateSync(value, { abortEarly: false, strict: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const messages: Record<string, string> = {};
    for (const { path = '', message } of error.inner) messages[path] ??= message;
    return messages;
  }
}
