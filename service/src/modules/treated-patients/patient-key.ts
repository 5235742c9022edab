interface PatientIds {
  accountId: string;
  familyMemberId: string | null;
}

/** One key per patient, the same in every table, and kept after a family member is removed. */
export const keyOf = ({ accountId, familyMemberId }: PatientIds): string =>
  familyMemberId === null ? `account:${accountId}` : `family:${familyMemberId}`;

/** Rows of the account as a whole count as the holder's. */
export const ofHolder = (accountId: string) => ({
  account_id: accountId,
  patient_key: keyOf({ accountId, familyMemberId: null }),
});

/** The keys that an id of a chart can stand for. */
export const keysFor = (id: string): string[] => [`account:${id}`, `family:${id}`];
