import { type Schema, ValidationError } from 'yup';
import type { DayContext } from '@nivara/shared/domain/date-of-birth';
import type { RecordStatus, Registration } from '@nivara/shared/domain/patient';
import { registrationDraftSchema, registrationSchema } from '@nivara/shared/domain/patient-rules';
import { invalid } from '../../problems';

/** The framework checks the request; this checks the resulting record, on the clinic's day. */
export function checkRegistration(registration: Registration, status: RecordStatus, today: string): void {
  const schema: Schema = status === 'complete' ? registrationSchema : registrationDraftSchema;
  try {
    schema.validateSync(registration, {
      strict: true,
      abortEarly: false,
      context: { today } satisfies DayContext,
    });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const messages = new Map<string, string>();
    for (const { path = '', message } of error.inner) {
      if (!messages.has(path)) messages.set(path, message);
    }
    throw invalid([...messages].map(([path, message]) => ({ path, message })));
  }
}
