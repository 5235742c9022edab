import { entityIdParams } from '@nivara/shared/domain/entity-id';
import type { PriceList, PricedItem } from '@nivara/shared/domain/price-list';
import { pricedItemSchema } from '@nivara/shared/domain/priced-item';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import type { PricedItemsTable } from '../../database/money-tables';
import { allServices } from '../clinic-services/clinic-service-repository';
import { actorOf } from '../session/actor';
import { listItems } from './price-list-repository';
import { createItem, removeItem, replaceItem } from './write-priced-item';

const params = entityIdParams;

/** Everybody may read the price list, and the site reads it for public pages. Only the desk may change it. */
export function priceListRoutes(app: App, context: AppContext): void {
  const { database } = context;

  app.get('/price-list', { config: { access: 'anyone' } }, async (): Promise<PriceList> => {
    const [services, items] = await Promise.all([allServices(database), listItems(database)]);
    return {
      services: services.map(({ id, name, kind, fee_paise, online }) => ({
        id,
        service: name,
        kind,
        fee: fee_paise,
        online: online === 1,
      })),
      entries: items.map(toItem),
    };
  });

  const config = { access: 'desk' } as const;
  app.post('/desk/price-list', { config, schema: { body: pricedItemSchema } }, async (request, reply) => {
    const created = await createItem(context, actorOf(request), request.body);
    return reply.code(201).send(toItem(created));
  });
  app.put(
    '/desk/price-list/:id',
    { config: { ...config, readOnly: ['id'] }, schema: { params, body: pricedItemSchema } },
    async (request) => toItem(await replaceItem(context, actorOf(request), request.params.id, request.body)),
  );
  app.delete('/desk/price-list/:id', { config, schema: { params } }, async (request, reply) => {
    await removeItem(context, actorOf(request), request.params.id);
    return reply.code(204).send();
  });
}

const toItem = ({ id, kind, name, details, minutes, price_paise }: PricedItemsTable): PricedItem => ({
  id,
  kind,
  name,
  details,
  minutes,
  price: price_paise,
});
