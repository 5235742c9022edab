import { newYogaSchema, yogaListSchema } from '@nivara/shared/domain/care-plan';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { carePlanRoutes, readPlans, withItems } from '../care-plans/care-plan-routes';
import { YOGA } from '../care-plans/plan-noun';
import { writePlan } from '../care-plans/write-care-plan';
import { actorOf } from '../session/actor';

export function yogaRoutes(app: App, context: AppContext): void {
  carePlanRoutes(app, context, YOGA);

  app.get(
    '/yoga',
    { config: { access: 'patient-or-doctor' }, schema: { querystring: yogaListSchema } },
    async (request) => {
      const { kind, ...query } = request.query;
      return readPlans(context, actorOf(request), YOGA, kind ? [kind] : YOGA.kinds, query);
    },
  );

  app.post(
    '/yoga',
    { config: { access: 'doctor' }, schema: { body: newYogaSchema } },
    async (request, reply) => {
      const written = await writePlan(context, actorOf(request), YOGA, request.body);
      return reply.code(201).send(await withItems(context, written));
    },
  );
}
