import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { entityIdParams } from '@nivara/shared/domain/entity-id';
import { type BestOffer, bestOfferSchema, offerListSchema, offerSchema } from '@nivara/shared/domain/offer';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { notFound } from '../../problems';
import { actorOf } from '../session/actor';
import { bestOfferFor } from './best-offer';
import { type OfferQuery, findOffer, listOffers, toOffer } from './offer-repository';
import { createOffer, removeOffer, replaceOffer } from './write-offer';

const params = entityIdParams;

/** Everybody sees the offers of today; the desk writes offers, and sees those of every day. */
export function offerRoutes(app: App, context: AppContext): void {
  const { database, now } = context;

  const list = async (showsOnlyValid: boolean, query: OfferQuery) => {
    const { rows, total } = await listOffers(database, { today: clinicDate(now()), showsOnlyValid }, query);
    return { rows: rows.map(toOffer), total };
  };
  const read = async (showsOnlyValid: boolean, id: string) => {
    const found = await findOffer(database, { today: clinicDate(now()), showsOnlyValid }, id);
    if (!found) throw notFound();
    return toOffer(found);
  };

  const config = { access: 'anyone' } as const;
  app.get('/offers', { config, schema: { querystring: offerListSchema } }, (request) =>
    list(true, request.query),
  );
  app.get(
    '/offers/best',
    { config, schema: { querystring: bestOfferSchema } },
    async (request): Promise<BestOffer> => {
      const best = await bestOfferFor(database, request.query.service, request.query.date);
      if (!best || best.discount_percent === 0) return { offer: null };
      return { offer: { name: best.name, discountPercentage: best.discount_percent } };
    },
  );
  app.get('/offers/:id', { config, schema: { params } }, (request) => read(true, request.params.id));

  const atDesk = { access: 'desk' } as const;
  app.get('/desk/offers', { config: atDesk, schema: { querystring: offerListSchema } }, (request) =>
    list(false, request.query),
  );
  app.get('/desk/offers/:id', { config: atDesk, schema: { params } }, (request) =>
    read(false, request.params.id),
  );
  app.post('/desk/offers', { config: atDesk, schema: { body: offerSchema } }, async (request, reply) => {
    const created = await createOffer(context, actorOf(request), request.body);
    return reply.code(201).send(toOffer(created));
  });
  app.put(
    '/desk/offers/:id',
    { config: { ...atDesk, readOnly: ['id', 'number'] }, schema: { params, body: offerSchema } },
    async (request) =>
      toOffer(await replaceOffer(context, actorOf(request), request.params.id, request.body)),
  );
  app.delete('/desk/offers/:id', { config: atDesk, schema: { params } }, async (request, reply) => {
    await removeOffer(context, actorOf(request), request.params.id);
    return reply.code(204).send();
  });
}
