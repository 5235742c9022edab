export interface VisitsTable {
  appointment_id: string;
  arrived_at: string | null;
  started_at: string | null;
  ended_at: string | null;
  complaint: string;
  findings: string;
  assessment: string;
  plan: string;
  advice: string;
  follow_up_on: string | null;
  /** Counts the changes of the notes, so that a change to an outdated version is refused. */
  version: number;
  /** After the signature only addenda are written. */
  signed_at: string | null;
  signed_by: string | null;
}

export interface VisitAddendaTable {
  id: string;
  appointment_id: string;
  doctor_id: string;
  text: string;
  at: string;
}

export interface VisitTables {
  visits: VisitsTable;
  visit_addenda: VisitAddendaTable;
}
