import type { FastifyRequest } from 'fastify';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { offerListSchema, offerSchema } from '@nivara/shared/domain/offer';
import { entityIdParams } from '@nivara/shared/domain/entity-id';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { notFound } from '../../problems';
import { actorOf, isDoctor } from '../session/actor';
import { type OfferView, findOffer, listOffers, toOffer } from './offer-repository';
import { createOffer, removeOffer, replaceOffer } from './write-offer';

const params = entityIdParams;

export function offerRoutes(app: App, context: AppContext): void {
  const viewOf = ({ session }: FastifyRequest): OfferView => ({
    today: clinicDate(context.now()),
    liveOnly: !session || !isDoctor(session),
  });

  app.get(
    '/offers',
    { config: { access: 'anyone' }, schema: { querystring: offerListSchema } },
    async (request) => {
      const { rows, total } = await listOffers(context.database, viewOf(request), request.query);
      return { rows: rows.map(toOffer), total };
    },
  );

  app.get('/offers/:id', { config: { access: 'anyone' }, schema: { params } }, async (request) => {
    const found = await findOffer(context.database, viewOf(request), request.params.id);
    if (!found) throw notFound();
    return toOffer(found);
  });

  app.post(
    '/offers',
    { config: { access: 'doctor' }, schema: { body: offerSchema } },
    async (request, reply) => {
      const created = await createOffer(context, actorOf(request), request.body);
      return reply.code(201).send(toOffer(created));
    },
  );

  app.put(
    '/offers/:id',
    { config: { access: 'doctor' }, schema: { params, body: offerSchema } },
    async (request) =>
      toOffer(await replaceOffer(context, actorOf(request), request.params.id, request.body)),
  );

  app.delete('/offers/:id', { config: { access: 'doctor' }, schema: { params } }, async (request, reply) => {
    await removeOffer(context, actorOf(request), request.params.id);
    return reply.code(204).send();
  });
}
