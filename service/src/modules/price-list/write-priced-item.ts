import {
  MOST_PRICED_ITEMS,
  PRICE_LIST_MESSAGES,
  type PricedItemValues,
} from '@nivara/shared/domain/priced-item';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import type { PricedItemsTable } from '../../database/money-tables';
import { isUniqueViolation } from '../../database/unique-violation';
import { conflict, notFound } from '../../problems';
import { newId } from '../../security/tokens';
import { auditChange } from '../audit/audit';
import type { Actor } from '../session/actor';
import { countItems, deleteItem, insertItem, updateItem } from './price-list-repository';

const NOUN = 'price-list';

const toColumns = ({ kind, name, details, minutes, price }: PricedItemValues) => ({
  kind,
  name: name.trim(),
  name_key: name.trim().toLowerCase(),
  details: details.trim(),
  minutes,
  price_paise: price,
});

export const createItem = (context: AppContext, actor: Actor, values: PricedItemValues) =>
  refuseTakenName(() =>
    inTransaction(context, async (transaction) => {
      if ((await countItems(transaction.database)) >= MOST_PRICED_ITEMS) {
        throw conflict(PRICE_LIST_MESSAGES.full);
      }
      const at = context.now().toISOString();
      const item = await insertItem(transaction.database, {
        ...toColumns(values),
        id: newId(context.randomBytes),
        created_at: at,
        updated_at: at,
      });
      await auditChange(transaction, actor, 'create', { noun: NOUN, recordId: item.id });
      return item;
    }),
  );

export const replaceItem = (context: AppContext, actor: Actor, id: string, values: PricedItemValues) =>
  refuseTakenName(() =>
    inTransaction(context, async (transaction) => {
      const change = { ...toColumns(values), updated_at: context.now().toISOString() };
      const item = await updateItem(transaction.database, id, change);
      if (!item) throw notFound();
      await auditChange(transaction, actor, 'update', { noun: NOUN, recordId: id });
      return item;
    }),
  );

export const removeItem = (context: AppContext, actor: Actor, id: string): Promise<void> =>
  inTransaction(context, async (transaction) => {
    if (!(await deleteItem(transaction.database, id))) throw notFound();
    await auditChange(transaction, actor, 'delete', { noun: NOUN, recordId: id });
  });

async function refuseTakenName(write: () => Promise<PricedItemsTable>): Promise<PricedItemsTable> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(PRICE_LIST_MESSAGES.nameTaken, 'name');
    throw error;
  }
}
