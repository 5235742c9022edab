import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { VACCINATION_SCHEDULE, givenOnProblem } from '@nivara/shared/domain/vaccination';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { invalid, notFound } from '../../problems';
import { lockOwnAccount } from '../accounts/lock-own-account';
import { auditChange } from '../audit/audit';
import type { Actor } from '../session/actor';
import { accessTo, requireOwnPatient } from './own-patient';
import { keepVaccination, removeVaccination } from './vaccination-repository';

/** Removes the note if `givenOn` is null. */
export async function noteVaccination(
  context: AppContext,
  actor: Actor,
  { id, vaccine }: { id: string; vaccine: string },
  givenOn: string | null,
): Promise<void> {
  if (!VACCINATION_SCHEDULE.some((each) => each.id === vaccine)) throw notFound();
  await inTransaction(context, async (transaction) => {
    const { database, now } = transaction;
    await lockOwnAccount(transaction, actor);
    const patient = await requireOwnPatient(transaction, actor, id);
    const message = givenOn === null ? undefined : givenOnProblem(givenOn, patient.dob, clinicDate(now()));
    if (message) throw invalid([{ path: 'givenOn', message }]);
    if (givenOn === null) {
      await removeVaccination(database, patient.key, vaccine);
    } else {
      await keepVaccination(database, {
        patient_key: patient.key,
        account_id: patient.accountId,
        vaccine,
        given_on: givenOn,
        noted_at: now().toISOString(),
      });
    }
    await auditChange(transaction, actor, 'update', accessTo(patient));
  });
}
