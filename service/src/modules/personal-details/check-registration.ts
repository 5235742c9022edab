import type { Schema } from 'yup';
import type { DayContext } from '@nivara/shared/domain/date-of-birth';
import { firstOfEachField } from '@nivara/shared/domain/field-problems';
import type { PatientRecordStatus, Registration } from '@nivara/shared/domain/patient';
import { registrationDraftSchema, registrationSchema } from '@nivara/shared/domain/patient-rules';
import { invalid } from '../../problems';

/** The framework validates the request; this validates the resulting patient record with the clinic's date as today. */
export function checkRegistration(
  registration: Registration,
  status: PatientRecordStatus,
  today: string,
): void {
  const schema: Schema = status === 'complete' ? registrationSchema : registrationDraftSchema;
  try {
    schema.validateSync(registration, {
      strict: true,
      abortEarly: false,
      disableStackTrace: true,
      context: { today } satisfies DayContext,
    });
  } catch (error) {
    throw invalid(firstOfEachField(error));
  }
}
