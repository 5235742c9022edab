import { array, object } from 'yup';
import type { AppointmentKind } from './appointment';
import { FIELD_MESSAGES, filledText, flagField, wholeNumberField } from './field-rules';

const HIGHEST_FEE_PAISE = 100_000_000;

/** The booking form's list has these of each service. */
export interface ServiceListEntry {
  id: number;
  service: string;
}

/** The schema of the published list. */
export const serviceListSchema = array(
  object({
    id: wholeNumberField(1, 100_000).required(FIELD_MESSAGES.required),
    service: filledText(FIELD_MESSAGES.required),
  })
    .noUnknown()
    .strict(),
).required();

export interface ClinicDoctor {
  id: string;
  name: string;
  title: string;
}

export interface ClinicService extends ServiceListEntry {
  kind: AppointmentKind;
  /** In paise. */
  fee: number;
  currency: 'INR';
  /** The service can be given by video. */
  online: boolean;
  doctors: ClinicDoctor[];
}

export const clinicServiceParams = object({
  id: wholeNumberField(1, 100_000).required(FIELD_MESSAGES.required),
});

export const clinicServiceChangeSchema = object({
  fee: wholeNumberField(0, HIGHEST_FEE_PAISE),
  online: flagField,
});
