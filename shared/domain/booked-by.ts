/** The booker of an appointment. A doctor's booking is a `follow-up` for a patient with an account, else `doctor`. */
export const BOOKED_BY = ['patient', 'visitor', 'desk', 'follow-up', 'doctor'] as const;
export type BookedBy = (typeof BOOKED_BY)[number];

export const BOOKED_BY_NAMES: Record<BookedBy, string> = {
  patient: 'By themselves, signed in',
  visitor: 'By the form for visitors',
  desk: 'By the desk',
  'follow-up': 'As a follow-up, by the doctor',
  doctor: 'By a doctor, on the phone',
};
