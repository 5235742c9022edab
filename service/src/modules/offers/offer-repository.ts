import { type Insertable, type SelectQueryBuilder, sql } from 'kysely';
import type { ListQuery } from '@nivara/shared/domain/list-query';
import {
  type OFFER_COLUMNS,
  type Offer,
  type OfferKind,
  type OfferTime,
  type OfferValues,
} from '@nivara/shared/domain/offer';
import { inWords } from '../../database/date-in-words';
import type { OffersTable } from '../../database/money-tables';
import type { Database, Tables } from '../../database/tables';
import { listPage } from '../../database/list-page';

export interface OfferQuery extends ListQuery<(typeof OFFER_COLUMNS)[number]> {
  kind?: OfferKind;
  service?: number;
  when?: OfferTime;
}

export const serviceIdsOf = ({ service_ids }: Pick<OffersTable, 'service_ids'>) =>
  JSON.parse(service_ids) as number[];

/** The desk sees every offer; everybody else sees only the offers that are valid today. */
export interface OfferView {
  today: string;
  showsOnlyValid: boolean;
}

export const toOffer = (row: OffersTable): Offer => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  name: row.name,
  description: row.description,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  discountPercentage: row.discount_percent,
  serviceIds: serviceIdsOf(row),
  terms: row.terms,
  specialDiscount: row.special_discount,
  specialTerms: row.special_terms,
  freebies: row.freebies,
});

export const toColumns = (values: OfferValues) => ({
  kind: values.kind,
  name: values.name.trim(),
  description: values.description ?? '',
  valid_from: values.validFrom,
  valid_to: values.validTo,
  discount_percent: values.discountPercentage ?? 0,
  service_ids: JSON.stringify([...new Set(values.serviceIds)]),
  terms: values.terms ?? '',
  special_discount: values.specialDiscount?.trim() ?? '',
  special_terms: values.specialTerms ?? '',
  freebies: values.freebies ?? '',
});

type Offers = SelectQueryBuilder<Tables, 'offers', object>;

function atTime(offers: Offers, time: OfferTime, today: string): Offers {
  if (time === 'coming') return offers.where('valid_from', '>', today);
  if (time === 'over') return offers.where('valid_to', '<', today);
  return offers.where('valid_from', '<=', today).where('valid_to', '>=', today);
}

const offersFor = (database: Database, { showsOnlyValid, today }: OfferView): Offers => {
  const offers = database.selectFrom('offers');
  return showsOnlyValid ? atTime(offers, 'live', today) : offers;
};

export const findOffer = (
  database: Database,
  view: OfferView,
  id: string,
): Promise<OffersTable | undefined> =>
  offersFor(database, view).selectAll().where('id', '=', id).executeTakeFirst();

/** The ids are a JSON list of numbers, which both databases can search as text. */
const whereService = (offers: Offers, service: number): Offers =>
  offers.where((where) =>
    where.or([
      where('service_ids', 'in', ['[]', `[${service}]`]),
      where('service_ids', 'like', `[${service},%`),
      where('service_ids', 'like', `%,${service},%`),
      where('service_ids', 'like', `%,${service}]`),
    ]),
  );

export function listOffers(
  database: Database,
  view: OfferView,
  { kind, service, when, ...rest }: OfferQuery,
) {
  const query: ListQuery<(typeof OFFER_COLUMNS)[number] | 'isOver'> = rest;
  let matching = offersFor(database, view);
  if (kind) matching = matching.where('kind', '=', kind);
  if (service !== undefined) matching = whereService(matching, service);
  if (when) matching = atTime(matching, when, view.today);
  return listPage(
    database,
    matching,
    (page) => page.selectAll(),
    {
      sort: {
        number: 'number',
        kind: 'kind',
        name: 'name',
        validFrom: 'valid_from',
        validTo: 'valid_to',
        discountPercentage: 'discount_percent',
        isOver: sql<number>`case when valid_to < ${view.today} then 1 else 0 end`,
      },
      search: [
        'name',
        'description',
        'terms',
        'special_discount',
        'special_terms',
        'freebies',
        inWords('valid_from'),
        inWords('valid_to'),
      ],
      usual: ['isOver', '-discountPercentage', '-number'],
      id: 'id',
    },
    query,
  );
}

export const insertOffer = (database: Database, offer: Insertable<OffersTable>) =>
  database.insertInto('offers').values(offer).returningAll().executeTakeFirstOrThrow();

export const updateOffer = (database: Database, id: string, change: Partial<OffersTable>) =>
  database.updateTable('offers').set(change).where('id', '=', id).returningAll().executeTakeFirst();

export const deleteOffer = (database: Database, id: string) =>
  database.deleteFrom('offers').where('id', '=', id).returning('id').executeTakeFirst();

/** Lists the offers that are valid on the date and give a discount, the largest discount first. */
export const listDiscounts = (database: Database, date: string) =>
  database
    .selectFrom('offers')
    .select(['id', 'name', 'discount_percent', 'service_ids'])
    .where('valid_from', '<=', date)
    .where('valid_to', '>=', date)
    .where('discount_percent', '>', 0)
    .orderBy('discount_percent', 'desc')
    .orderBy('number')
    .execute();

/** Keeps the offer from being deleted before the transaction ends; undefined when it was just deleted. */
export const lockOffer = (database: Database, id: string) =>
  database
    .updateTable('offers')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', id)
    .returning(['id', 'name', 'discount_percent'])
    .executeTakeFirst();
