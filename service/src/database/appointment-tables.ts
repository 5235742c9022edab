import type { AppointmentKind, AppointmentStatus } from '@nivara/shared/domain/appointment';
import type { BookedBy } from '@nivara/shared/domain/booked-by';
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

/** The hours of a doctor on one weekday, from the first to the last timing, both included. */
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
  /** Null when a visitor booked, or when a doctor booked for somebody by entering a name. */
  account_id: string | null;
  /** Null for the account's holder and for a patient outside the family list. */
  family_member_id: string | null;
  /** Identifies the patient, who can have one appointment per timing. */
  patient_key: string;
  patient_name: string;
  patient_dob: string | null;
  language: string | null;
  /** The contact that a visitor gave, or that a doctor entered when booking by name; null if `account_id` is set. */
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
  /** Shown to the patient and the clinic. */
  cancel_reason: string | null;
  /** The visit at which a doctor booked this follow-up. */
  follows: string | null;
  /** The moment of its last move; null when it was never moved. */
  moved_at: string | null;
  /** `networkHash` of the network of a visitor who has confirmed nothing; null for everybody else. */
  visitor_network: string | null;
  /** `customerHash` of the network, if a patient booked or a visitor confirmed by a code; else null. */
  booked_from: string | null;
  /** Null only in rows that the service did not write. */
  booked_by: BookedBy | null;
  created_at: string;
  updated_at: string;
}

/** A timing that is taken by an appointment, or by a hold until that expires. */
export interface TimingClaimsTable {
  doctor_id: string;
  date: string;
  slot: number;
  patient_key: string | null;
  appointment_id: string | null;
  hold_id: string | null;
  /** Null for a visitor's hold, which anybody with its id may use. */
  hold_owner: string | null;
  expires_at: string | null;
  /** The same hash as in the appointment; it limits the timings that visitors take. */
  visitor_network: string | null;
}

/** A visitor's booking, or an enrolment, that waits for its code. */
export interface BookingConfirmationsTable {
  id: string;
  code_hash: string;
  /** Hashes the phone number or e-mail address that the code was sent to. */
  contact_hash: string;
  network: string;
  /** Null for a request without a timing. */
  hold_id: string | null;
  /** Set if the code confirms an enrolment. */
  enrolment_id: string | null;
  /** The answers of the form as JSON; empty once they are booked, and for an enrolment. */
  booking: string;
  tries: number;
  expires_at: string;
  created_at: string;
}

/** Where the link to a visitor's appointment was sent. */
export interface VisitorLinksTable {
  appointment_id: string;
  /** An e-mail address or, where texts are sent, a phone number. */
  address: string;
  /** Grows with each change, so that earlier links are used up. */
  generation: number;
  created_at: string;
}

export interface WaitingListTable {
  id: string;
  account_id: string;
  family_member_id: string | null;
  patient_key: string;
  service_id: number;
  date: string;
  /** If `slot` is null, any timing of the time slot suits; if both are null, any timing of the day. */
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
  booking_confirmations: BookingConfirmationsTable;
  visitor_links: VisitorLinksTable;
  waiting_list: WaitingListTable;
}
