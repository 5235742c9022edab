export interface PrescriptionsTable {
  id: string;
  account_id: string;
  family_member_id: string | null;
  doctor_id: string;
  /** The visit at which it was written; a visit has the id of its appointment. */
  visit_id: string | null;
  /** Null only in rows that the service did not write. */
  patient_key: string | null;
  patient_name: string;
  phone: string | null;
  kind: 'medicine' | 'yoga' | 'diet' | 'residential';
  date: string;
  info: string;
  clinical_notes: string;
  /** One-line summary for lists. */
  prescription: string;
  /** JSON: the lines, for example each medicine with its dose. */
  items: string;
  bed_id: string | null;
  /** JSON: the replaced versions, oldest first. */
  earlier: string;
  created_at: string;
  updated_at: string;
}

export interface TestsTable {
  id: string;
  /** The number on the laboratory's tube. */
  test_id: string;
  account_id: string;
  family_member_id: string | null;
  doctor_id: string;
  /** The visit at which it was ordered; a visit has the id of its appointment. */
  visit_id: string | null;
  /** Always null: a test's own appointment is `appointment_date` and `appointment_time`. */
  appointment_id: string | null;
  /** Keeps the trends of each patient apart, also after a family member is removed. */
  patient_key: string;
  patient_name: string;
  name: string;
  /** Selfcare: the patient measures at home. */
  kind: 'selfcare' | 'clinic';
  status: 'pending' | 'completed';
  booking_date: string;
  appointment_date: string | null;
  appointment_time: string | null;
  completed_at: string | null;
  /** Null until a doctor releases the result to the patient. */
  released_at: string | null;
  /** 1 while a value is beyond a critical limit. */
  is_critical: number;
  report: string;
  remark: string;
  /** JSON: what is measured, with unit and reference range. */
  analytes: string;
  created_at: string;
}

/** The range that a doctor wants for an analyte of one patient. */
export interface PersonalTargetsTable {
  patient_key: string;
  account_id: string;
  /** In lower case. */
  analyte: string;
  unit: string;
  low: number | null;
  high: number | null;
  doctor_id: string;
  set_at: string;
}

export interface TestValuesTable {
  id: string;
  test_id: string;
  account_id: string;
  analyte: string;
  value: number;
  unit: string;
  low: number | null;
  high: number | null;
  measured_at: string;
}

/** A diet, a yoga prescription or a course of yoga sessions; new until `valid_to` has passed, then old. */
export interface CarePlansTable {
  id: string;
  account_id: string;
  family_member_id: string | null;
  doctor_id: string;
  /** The visit at which it was written; a visit has the id of its appointment. */
  visit_id: string | null;
  /** Null only in rows that the service did not write. */
  patient_key: string | null;
  patient_name: string;
  kind: 'diet' | 'yogarx' | 'yogasession';
  title: string;
  notes: string;
  valid_from: string;
  valid_to: string;
  /** JSON: what to do, by weekday or date. */
  items: string;
  created_at: string;
  updated_at: string;
}

export interface CarePlanMarksTable {
  plan_id: string;
  item_id: string;
  date: string;
  marked_at: string;
}

/** Lines that a doctor writes often. */
export interface PrescriptionTemplatesTable {
  id: string;
  doctor_id: string;
  name: string;
  kind: PrescriptionsTable['kind'];
  /** JSON */
  items: string;
  info: string;
  updated_at: string;
}

export interface CareTables {
  prescription_templates: PrescriptionTemplatesTable;
  prescriptions: PrescriptionsTable;
  tests: TestsTable;
  test_values: TestValuesTable;
  personal_targets: PersonalTargetsTable;
  care_plans: CarePlansTable;
  care_plan_marks: CarePlanMarksTable;
}
