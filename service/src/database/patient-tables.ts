export interface PersonalDetailsTable {
  id: string;
  account_id: string;
  /** Counts the changes, so that a change to an outdated version is refused. */
  version: number;
  status: 'draft' | 'complete';
  /** Copies from the patient record for lists and their search. */
  name: string;
  dob: string | null;
  phone: string | null;
  language: string | null;
  /** JSON: personalDetails, address, patientHistory. */
  record: string;
  created_at: string;
  updated_at: string;
}

export interface FamilyMembersTable {
  id: string;
  account_id: string;
  first_name: string;
  middle_name: string;
  last_name: string;
  full_name: string;
  dob: string;
  gender: string;
  created_at: string;
}

/** Triggers fill this table from accounts, patient records and family members; nothing else writes to it. */
export interface PatientNamesTable {
  patient_key: string;
  account_id: string;
  family_member_id: string | null;
  name: string;
  /** In small letters: name, phone number, Patient Id and date of birth. */
  search_text: string;
  /** The account's mail address in small letters, which only the desk searches. */
  email: string;
}

export interface UploadsTable {
  id: string;
  account_id: string;
  display_name: string;
  /** The file's name on disk, which is never sent out. */
  stored_name: string;
  size: number;
  created_at: string;
  family_member_id: string | null;
  /** The document's patient, who stays known when a family member is removed. */
  patient_key: string | null;
  /** The doctor who added the document; null when the account did. */
  added_by: string | null;
  /** The visit at which the document was added; a visit has the id of its appointment. */
  visit_id: string | null;
}

export interface ConsentTextsTable {
  kind: string;
  version: number;
  title: string;
  text: string;
  published_at: string;
}

/** Never changed: each consent and each withdrawal adds a row. */
export interface ConsentChangesTable {
  id: string;
  account_id: string;
  kind: string;
  version: number;
  /** Counts the patient's changes of this kind from 1; the highest one is valid. */
  number: number;
  state: 'given' | 'withdrawn';
  at: string;
}

export interface MessagesTable {
  id: string;
  account_id: string | null;
  /** The course's address, for a message about a course. */
  course: string | null;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  message: string;
  status: 'new' | 'handled';
  created_at: string;
}

/** One row for each vaccination that a family has noted. */
export interface VaccinationsTable {
  patient_key: string;
  account_id: string;
  vaccine: string;
  given_on: string;
  noted_at: string;
}

export interface PatientTables {
  personal_details: PersonalDetailsTable;
  family_members: FamilyMembersTable;
  patient_names: PatientNamesTable;
  uploads: UploadsTable;
  consent_texts: ConsentTextsTable;
  consent_changes: ConsentChangesTable;
  messages: MessagesTable;
  vaccinations: VaccinationsTable;
}
