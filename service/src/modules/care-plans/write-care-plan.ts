import {
  type CarePlanKind,
  type CarePlanValues,
  itemProblems,
  planState,
} from '@nivara/shared/domain/care-plan';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../../app-context';
import type { CarePlansTable } from '../../database/care-tables';
import { inTransaction, lockAccount } from '../../database/in-transaction';
import { invalid, notFound } from '../../problems';
import { newId } from '../../security/tokens';
import { auditChange } from '../audit/audit';
import { notify } from '../notifications/notify';
import { patientInCare } from '../prescriptions/patient-in-care';
import { requireAuthor } from '../prescriptions/require-author';
import type { Actor } from '../session/actor';
import {
  type CarePlanRow,
  deleteOtherMarks,
  findPlan,
  insertPlan,
  itemsOf,
  updatePlan,
} from './care-plan-repository';
import { plannedItems } from './plan-items';
import { type PlanNoun, accessTo } from './plan-noun';

type NewPlan = CarePlanValues & {
  kind: CarePlanKind;
  patient: string;
  familyMember?: string | null;
  visit?: string | null;
};

const NAMES: Record<CarePlanKind, string> = {
  diet: 'diet',
  yogarx: 'yoga prescription',
  yogasession: 'plan of yoga sessions',
};

export async function writePlan(
  context: AppContext,
  actor: Actor,
  noun: PlanNoun,
  plan: NewPlan,
): Promise<CarePlanRow> {
  return inTransaction(context, async (transaction) => {
    const { database, now, randomBytes } = transaction;
    const patient = await patientInCare(transaction, actor, plan);
    const at = now().toISOString();
    const row: CarePlansTable = {
      id: newId(randomBytes),
      account_id: patient.accountId,
      family_member_id: patient.familyMemberId,
      doctor_id: actor.accountId,
      visit_id: patient.visitId,
      patient_key: patient.key,
      patient_name: patient.name,
      kind: plan.kind,
      ...planColumns(plan),
      items: JSON.stringify(plannedItems(transaction, plan.items, [])),
      created_at: at,
      updated_at: at,
    };
    await insertPlan(database, row);
    await auditChange(transaction, actor, 'create', accessTo(noun, row));
    await notifyPatient(
      transaction,
      row,
      `${actor.name} has written a ${NAMES[row.kind]} for ${row.patient_name}.`,
    );
    return { ...row, doctor: actor.name };
  });
}

/** Replaces the plan; the marks of entries that stay are kept. */
export async function rewritePlan(
  context: AppContext,
  actor: Actor,
  noun: PlanNoun,
  id: string,
  plan: CarePlanValues,
): Promise<CarePlanRow> {
  return inTransaction(context, async (transaction) => {
    const { database, now } = transaction;
    const found = await findPlan(database, noun.kinds, id);
    await requireAuthor(transaction, actor, found);
    if (found) await lockAccount(transaction, found.account_id);
    // The plan is read again under the lock, since it may have changed.
    const row = await findPlan(database, noun.kinds, id);
    if (!row) throw notFound();
    const problems = itemProblems(row.kind, plan);
    if (problems.length > 0) throw invalid(problems);
    const items = plannedItems(transaction, plan.items, itemsOf(row));
    const columns = {
      ...planColumns(plan),
      items: JSON.stringify(items),
      updated_at: now().toISOString(),
    };
    await updatePlan(database, id, columns);
    const itemIds = items.map((item) => item.id);
    await deleteOtherMarks(database, id, itemIds);
    await auditChange(transaction, actor, 'update', accessTo(noun, row));
    const changed = { ...row, ...columns };
    await notifyPatient(
      transaction,
      changed,
      `${actor.name} has changed the ${NAMES[row.kind]} for ${row.patient_name}.`,
    );
    return changed;
  });
}

const planColumns = ({ title, notes = '', validFrom, validTo }: CarePlanValues) => ({
  title: title.trim(),
  notes: notes.trim(),
  valid_from: validFrom,
  valid_to: validTo,
});

const notifyPatient = (context: AppContext, row: CarePlansTable, text: string) =>
  notify(context, {
    accountId: row.account_id,
    kind: 'prescription',
    title: row.kind === 'diet' ? 'Diet' : 'Yoga',
    text,
    about: { kind: `${planState(row.valid_to, clinicDate(context.now()))}-${row.kind}`, id: row.id },
  });
