import { OFFER_MESSAGES, type OfferValues } from '@nivara/shared/domain/offer';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import type { OffersTable } from '../../database/money-tables';
import { invalid, notFound } from '../../problems';
import { newId } from '../../security/tokens';
import { auditChange } from '../audit/audit';
import { nextNumber } from '../../database/next-number';
import { listServices } from '../clinic-services/clinic-service-repository';
import type { Actor } from '../session/actor';
import { deleteOffer, insertOffer, toColumns, updateOffer } from './offer-repository';

export const createOffer = (context: AppContext, actor: Actor, values: OfferValues): Promise<OffersTable> =>
  inTransaction(context, async (transaction) => {
    await refuseUnknownServices(transaction, values);
    const at = context.now().toISOString();
    const offer = await insertOffer(transaction.database, {
      ...toColumns(values),
      id: newId(context.randomBytes),
      number: await nextNumber(transaction.database, 'offers'),
      created_at: at,
      updated_at: at,
    });
    await auditChange(transaction, actor, 'create', { noun: 'offers', recordId: offer.id });
    return offer;
  });

/** Existing bills stay as they are. */
export const replaceOffer = (
  context: AppContext,
  actor: Actor,
  id: string,
  values: OfferValues,
): Promise<OffersTable> =>
  inTransaction(context, async (transaction) => {
    await refuseUnknownServices(transaction, values);
    const change = { ...toColumns(values), updated_at: context.now().toISOString() };
    const offer = await updateOffer(transaction.database, id, change);
    if (!offer) throw notFound();
    await auditChange(transaction, actor, 'update', { noun: 'offers', recordId: id });
    return offer;
  });

export const removeOffer = (context: AppContext, actor: Actor, id: string): Promise<void> =>
  inTransaction(context, async (transaction) => {
    if (!(await deleteOffer(transaction.database, id))) throw notFound();
    await auditChange(transaction, actor, 'delete', { noun: 'offers', recordId: id });
  });

async function refuseUnknownServices(
  { database }: AppContext,
  { serviceIds = [] }: OfferValues,
): Promise<void> {
  if (serviceIds.length === 0) return;
  const known = new Set((await listServices(database)).map(({ id }) => id));
  const errors = serviceIds.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `serviceIds[${index}]`, message: OFFER_MESSAGES.service }],
  );
  if (errors.length > 0) throw invalid(errors);
}
