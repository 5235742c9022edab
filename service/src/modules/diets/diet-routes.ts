import { dietListSchema, newDietSchema } from '@nivara/shared/domain/care-plan';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { carePlanRoutes, readPlans, withItems } from '../care-plans/care-plan-routes';
import { DIETS } from '../care-plans/plan-noun';
import { writePlan } from '../care-plans/write-care-plan';
import { actorOf } from '../session/actor';

export function dietRoutes(app: App, context: AppContext): void {
  carePlanRoutes(app, context, DIETS);

  app.get(
    '/diets',
    { config: { access: 'patient-or-doctor' }, schema: { querystring: dietListSchema } },
    async (request) => readPlans(context, actorOf(request), DIETS, DIETS.kinds, request.query),
  );

  app.post(
    '/diets',
    { config: { access: 'doctor' }, schema: { body: newDietSchema } },
    async (request, reply) => {
      const diet = { ...request.body, kind: 'diet' } as const;
      const written = await writePlan(context, actorOf(request), DIETS, diet);
      return reply.code(201).send(await withItems(context, written));
    },
  );
}
