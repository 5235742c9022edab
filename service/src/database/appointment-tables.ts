import type { AppointmentKind, AppointmentStatus } from '@nivara/shared/domain/appointment';
import type { WaitingStatus } from '@nivara/shared/domain/waiting-list';
import type { Timeslot } from '@nivara/shared/domain/timings';

export interface ServicesTable {
  id: number;
  name: string;
  kind: AppointmentKind;
  fee_paise: number;
  /** 1 when it can be given by video. */
  online: number;
}

export interface DoctorsTable {
  account_id: string;
  title: string;
}

export interface DoctorServicesTable {
  service_id: number;
  doctor_id: string;
}

/** From the first timing to the last, both included. */
export interface DoctorHoursTable {
  doctor_id: string;
  /** 0 is Sunday. */
  weekday: number;
  first_slot: number;
  last_slot: number;
}

export interface DoctorDaysOffTable {
  doctor_id: string;
  date: string;
}

export interface AppointmentsTable {
  id: string;
  /** Short enough to read out on the phone. */
  booking_id: string;
  /** Null when a visitor booked. */
  account_id: string | null;
  /** Null for the account's owner and for somebody outside of the family list. */
  family_member_id: string | null;
  /** Identifies the patient, who is booked once at one timing at most. */
  patient_key: string;
  patient_name: string;
  patient_dob: string | null;
  language: string | null;
  /** Called in the patient's place. */
  contact_name: string | null;
  contact_phone: string | null;
  service_id: number;
  kind: AppointmentKind;
  /** Null until a doctor takes a request. */
  doctor_id: string | null;
  appointment_date: string;
  timeslot: Timeslot | null;
  slot: number | null;
  starts_at: string | null;
  /** 1 when by video. */
  online: number;
  join_token: string | null;
  complaints: string | null;
  status: AppointmentStatus;
  created_at: string;
  updated_at: string;
}

/** A taken timing: by an appointment, or by a hold until it expires. */
export interface TimingClaimsTable {
  doctor_id: string;
  date: string;
  slot: number;
  patient_key: string | null;
  appointment_id: string | null;
  hold_id: string | null;
  /** Null for a visitor's hold, which the id alone opens. */
  hold_owner: string | null;
  expires_at: string | null;
}

export interface WaitingListTable {
  id: string;
  account_id: string;
  family_member_id: string | null;
  patient_key: string;
  service_id: number;
  date: string;
  /** With `slot` null any timing of the group suits; with both null any of the day. */
  timeslot: Timeslot | null;
  slot: number | null;
  status: WaitingStatus;
  offered_slot: number | null;
  offered_hold_id: string | null;
  offer_expires_at: string | null;
  created_at: string;
}

export interface AppointmentTables {
  services: ServicesTable;
  doctors: DoctorsTable;
  doctor_services: DoctorServicesTable;
  doctor_hours: DoctorHoursTable;
  doctor_days_off: DoctorDaysOffTable;
  appointments: AppointmentsTable;
  timing_claims: TimingClaimsTable;
  waiting_list: WaitingListTable;
}
