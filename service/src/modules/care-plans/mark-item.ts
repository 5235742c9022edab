import { markProblem } from '@nivara/shared/domain/care-plan';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../../app-context';
import { inTransaction, lockAccount } from '../../database/in-transaction';
import { invalid, notFound } from '../../problems';
import { auditChange } from '../audit/audit';
import { requireMayRead } from '../doctors/treating';
import type { Actor } from '../session/actor';
import { deleteMark, findPlan, insertMark, itemsOf } from './care-plan-repository';
import { type PlanNoun, accessTo } from './plan-noun';

export interface Mark {
  id: string;
  date: string;
  itemId: string;
}

/** Marking an item again changes nothing. */
export async function markItem(context: AppContext, actor: Actor, noun: PlanNoun, mark: Mark): Promise<void> {
  await inTransaction(context, async (transaction) => {
    const { database, now } = transaction;
    const { plan, item } = await itemOfOwnPlan(transaction, actor, noun, mark);
    const at = now();
    const validity = { validFrom: plan.valid_from, validTo: plan.valid_to };
    const message = markProblem(validity, item, mark.date, clinicDate(at));
    if (message) throw invalid([{ path: 'date', message }]);
    const row = { plan_id: plan.id, item_id: item.id, date: mark.date, marked_at: at.toISOString() };
    if (!(await insertMark(database, row))) return;
    await auditChange(transaction, actor, 'update', accessTo(noun, plan));
  });
}

export async function unmarkItem(
  context: AppContext,
  actor: Actor,
  noun: PlanNoun,
  mark: Mark,
): Promise<void> {
  await inTransaction(context, async (transaction) => {
    const { plan, item } = await itemOfOwnPlan(transaction, actor, noun, mark);
    const row = { plan_id: plan.id, item_id: item.id, date: mark.date };
    if (!(await deleteMark(transaction.database, row))) return;
    await auditChange(transaction, actor, 'update', accessTo(noun, plan));
  });
}

/** The lock keeps a doctor from removing the entry meanwhile. */
async function itemOfOwnPlan(context: AppContext, actor: Actor, noun: PlanNoun, { id, itemId }: Mark) {
  await lockAccount(context, actor.accountId);
  const plan = await findPlan(context.database, noun.kinds, id);
  await requireMayRead(context, actor, plan);
  const item = plan && itemsOf(plan).find((candidate) => candidate.id === itemId);
  if (!plan || !item) throw notFound();
  return { plan, item };
}
