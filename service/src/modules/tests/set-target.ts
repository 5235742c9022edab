import type { NewPersonalTarget } from '@nivara/shared/domain/personal-target';
import { rangeText } from '@nivara/shared/domain/test-values';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { auditChange } from '../audit/audit';
import { notify } from '../notifications/notify';
import type { Actor } from '../session/actor';
import { requireTreated } from '../treated-patients/treated-patient';
import { keepTarget, removeTarget } from './target-repository';

/** Two spellings of one analyte have one target. */
export const targetKey = ({ analyte, unit }: { analyte: string; unit: string }) => ({
  analyte: analyte.trim().toLowerCase(),
  unit: unit.trim(),
});

/** Sets the target of a patient whom the doctor treats, and replaces any other doctor's target. */
export const setTarget = (
  context: AppContext,
  actor: Actor,
  id: string,
  { low, high, ...measured }: NewPersonalTarget,
): Promise<void> =>
  inTransaction(context, async (transaction) => {
    const { database, now } = transaction;
    const { key, accountId, name } = await requireTreated(transaction, actor, id);
    const row = { patient_key: key, ...targetKey(measured) };
    const isSet = low !== null || high !== null;
    if (isSet) {
      const set_at = now().toISOString();
      await keepTarget(database, {
        ...row,
        account_id: accountId,
        low,
        high,
        doctor_id: actor.accountId,
        set_at,
      });
    } else {
      await removeTarget(database, row);
    }
    await auditChange(transaction, actor, 'update', { noun: 'tests', patientId: accountId });
    if (!isSet) return;
    const target = [rangeText({ low, high }), row.unit].filter(Boolean).join(' ');
    await notify(transaction, {
      accountId,
      kind: 'result',
      title: 'Personal target',
      text: `${actor.name} has set a target for ${name}: ${measured.analyte.trim()} ${target}.`,
      about: { kind: 'test', id: null },
    });
  });
