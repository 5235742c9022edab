import { SELF } from '@nivara/shared/domain/appointment';
import type { Database } from '../../database/tables';
import { type Actor, isStaff } from '../session/actor';
import { keyOf } from '../treated-patients/patient-key';
import { findPatientById } from '../treated-patients/treated-patient-repository';

/** Undefined, and no error, for visitors, staff and ids of other families, since a form may outlive its session. */
export async function keyOfKnownPatient(
  database: Database,
  actor: Actor | undefined | null,
  patient: string | undefined,
): Promise<string | undefined> {
  if (!actor || isStaff(actor) || patient === undefined) return undefined;
  const { accountId } = actor;
  if (patient === SELF) return keyOf({ accountId, familyMemberId: null });
  const found = await findPatientById(database, patient);
  return found?.accountId === accountId ? keyOf(found) : undefined;
}
