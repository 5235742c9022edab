import {
  type CarePlan,
  type CarePlanKind,
  type CarePlanWithItems,
  carePlanSchema,
  markParams,
} from '@nivara/shared/domain/care-plan';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { Page } from '@nivara/shared/domain/list-query';
import { entityIdParams } from '@nivara/shared/domain/entity-id';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { notFound } from '../../problems';
import { auditListRead, auditRead } from '../audit/audit';
import { requireMayRead } from '../doctors/treating';
import { type Actor, actorOf } from '../session/actor';
import {
  type CarePlanQuery,
  type CarePlanRow,
  findPlan,
  itemsOf,
  listPlans,
  marksOf,
  toCarePlan,
} from './care-plan-repository';
import { markItem, unmarkItem } from './mark-item';
import { type PlanNoun, accessTo } from './plan-noun';
import { rewritePlan } from './write-care-plan';

/** A plan keeps its kind and its patient, and marks have a route of their own. */
const readOnly = [
  'id',
  'kind',
  'patientId',
  'accountId',
  'familyMemberId',
  'name',
  'doctor',
  'state',
  'visitId',
  'createdAt',
  'updatedAt',
  'marks',
];

/** The routes that diets and yoga plans share. Both add a list and a route that creates a plan. */
export function carePlanRoutes(app: App, context: AppContext, noun: PlanNoun): void {
  const path = `/${noun.name}/:id`;
  const params = entityIdParams;

  app.get(path, { config: { access: 'patient-or-doctor' }, schema: { params } }, async (request) => {
    const actor = actorOf(request);
    const found = await findPlan(context.database, noun.kinds, request.params.id);
    await requireMayRead(context, actor, found);
    if (!found) throw notFound();
    await auditRead(context, actor, accessTo(noun, found));
    return withItems(context, found);
  });

  app.put(
    path,
    { config: { access: 'doctor', readOnly }, schema: { params, body: carePlanSchema } },
    async (request) =>
      withItems(context, await rewritePlan(context, actorOf(request), noun, request.params.id, request.body)),
  );

  const mark = { config: { access: 'patient' }, schema: { params: markParams } } as const;

  app.put(`${path}/marks/:date/:itemId`, mark, async (request, reply) => {
    await markItem(context, actorOf(request), noun, request.params);
    return reply.code(204).send();
  });

  app.delete(`${path}/marks/:date/:itemId`, mark, async (request, reply) => {
    await unmarkItem(context, actorOf(request), noun, request.params);
    return reply.code(204).send();
  });
}

export async function readPlans(
  context: AppContext,
  actor: Actor,
  noun: PlanNoun,
  kinds: readonly CarePlanKind[],
  query: CarePlanQuery,
): Promise<Page<CarePlan>> {
  const today = clinicDate(context.now());
  const { rows, total } = await listPlans(context.database, actor, { kinds, today }, query);
  const accountIds = rows.map((row) => row.account_id);
  await auditListRead(context, actor, noun.name, accountIds);
  return { rows: rows.map((row) => toCarePlan(row, today)), total };
}

export const withItems = async (context: AppContext, row: CarePlanRow): Promise<CarePlanWithItems> => ({
  ...toCarePlan(row, clinicDate(context.now())),
  items: itemsOf(row),
  marks: await marksOf(context.database, row.id),
});
