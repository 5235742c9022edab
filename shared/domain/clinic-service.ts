import { type InferType, array, object } from 'yup';
import type { AppointmentKind } from './appointment';
import { entityIdField } from './entity-id';
import { FIELD_MESSAGES, filledText, flagField, wholeNumberField } from './field-rules';

const HIGHEST_FEE_PAISE = 100_000_000;
const MOST_DOCTORS = 200;

/** An entry of the booking form's list, which has no other facts about a service. */
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

/** The fields that the desk may change. */
export const clinicServiceChangeSchema = object({
  fee: wholeNumberField(0, HIGHEST_FEE_PAISE),
  online: flagField,
  /** Ids of all the doctors who give the service. */
  doctors: array(entityIdField.required(FIELD_MESSAGES.required)).max(
    MOST_DOCTORS,
    FIELD_MESSAGES.tooMany(MOST_DOCTORS),
  ),
});
export type ClinicServiceChange = InferType<typeof clinicServiceChangeSchema>;

export const CLINIC_SERVICE_MESSAGES = {
  nothing: 'Please say what to change.',
  doctor: 'There is no doctor with this id.',
  booked:
    'Somebody is booked with this doctor for this service. Please move or cancel the appointment first.',
} as const;
