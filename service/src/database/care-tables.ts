export interface PrescriptionsTable {
  id: string;
  account_id: string;
  family_member_id: string | null;
  doctor_id: string;
  patient_name: string;
  phone: string | null;
  kind: 'medicine' | 'yoga' | 'diet' | 'residential';
  date: string;
  info: string;
  clinical_notes: string;
  /** The text of the list's last column. */
  prescription: string;
  /** JSON: the lines, for example each medicine with its dose. */
  items: string;
  bed_id: string | null;
  created_at: string;
  updated_at: string;
}

export interface TestsTable {
  id: string;
  /** On the laboratory's tube. */
  test_id: string;
  account_id: string;
  family_member_id: string | null;
  doctor_id: string;
  appointment_id: string | null;
  /** Keeps trends of patients apart, also after a family member is removed. */
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
  report: string;
  remark: string;
  /** JSON: what is measured, with unit and reference range. */
  analytes: string;
  created_at: string;
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

export interface CareTables {
  prescriptions: PrescriptionsTable;
  tests: TestsTable;
  test_values: TestValuesTable;
  care_plans: CarePlansTable;
  care_plan_marks: CarePlanMarksTable;
}
