import type { ReachableDoctor } from '@nivara/shared/domain/conversation';
import type { Database } from '../../database/tables';
import { keyOf } from '../treated-patients/patient-key';
import { treatmentsOf } from './conversation-repository';

/** Lists the doctors whom the account may write to, each with the patients to write about. */
export async function reachableDoctors(database: Database, accountId: string): Promise<ReachableDoctor[]> {
  const holderKey = keyOf({ accountId, familyMemberId: null });
  const doctors = new Map<string, ReachableDoctor>();
  for (const { doctorId: id, doctorName, patientKey, memberId, memberName, holderName } of await treatmentsOf(
    database,
    accountId,
  )) {
    const doctor = doctors.get(id) ?? { id, name: doctorName, patients: [] };
    doctors.set(id, doctor);
    // The holder comes first, as in other forms; a removed family member is not offered.
    if (patientKey === holderKey) doctor.patients.unshift({ id: accountId, name: holderName });
    else if (memberId && memberName) doctor.patients.push({ id: memberId, name: memberName });
  }
  return [...doctors.values()];
}
