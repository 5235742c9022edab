import { tidyItem } from '@nivara/shared/domain/prescription';
import {
  MOST_TEMPLATES,
  type NewPrescriptionTemplate,
  TEMPLATE_MESSAGES,
} from '@nivara/shared/domain/prescription-template';
import type { AppContext } from '../../app-context';
import type { PrescriptionTemplatesTable } from '../../database/care-tables';
import { inTransaction, lockAccount } from '../../database/in-transaction';
import { isUniqueViolation } from '../../database/unique-violation';
import { conflict, notFound } from '../../problems';
import { newId } from '../../security/tokens';
import { auditChange } from '../audit/audit';
import type { Actor } from '../session/actor';
import { deleteTemplate, insertTemplate, templatesOf, updateTemplate } from './template-repository';

const accessTo = (recordId: string) => ({ noun: 'prescription-templates', recordId });

export const addTemplate = (
  context: AppContext,
  actor: Actor,
  template: NewPrescriptionTemplate,
): Promise<PrescriptionTemplatesTable> =>
  refuseTakenName(() =>
    inTransaction(context, async (transaction) => {
      const { database, randomBytes } = transaction;
      await lockAccount(transaction, actor.accountId);
      if ((await templatesOf(database, actor.accountId)).length >= MOST_TEMPLATES) {
        throw conflict(TEMPLATE_MESSAGES.tooMany);
      }
      const row = {
        id: newId(randomBytes),
        doctor_id: actor.accountId,
        ...columnsOf(transaction, template),
      };
      await insertTemplate(database, row);
      await auditChange(transaction, actor, 'create', accessTo(row.id));
      return row;
    }),
  );

export const replaceTemplate = (
  context: AppContext,
  actor: Actor,
  id: string,
  template: NewPrescriptionTemplate,
): Promise<PrescriptionTemplatesTable> =>
  refuseTakenName(() =>
    inTransaction(context, async (transaction) => {
      const columns = columnsOf(transaction, template);
      const row = await updateTemplate(transaction.database, actor.accountId, id, columns);
      if (!row) throw notFound();
      await auditChange(transaction, actor, 'update', accessTo(id));
      return row;
    }),
  );

export const removeTemplate = (context: AppContext, actor: Actor, id: string): Promise<void> =>
  inTransaction(context, async (transaction) => {
    if (!(await deleteTemplate(transaction.database, actor.accountId, id))) throw notFound();
    await auditChange(transaction, actor, 'delete', accessTo(id));
  });

const columnsOf = ({ now }: AppContext, { name, kind, items, info = '' }: NewPrescriptionTemplate) => ({
  name: name.trim(),
  kind,
  items: JSON.stringify(items.map(tidyItem)),
  info: info.trim(),
  updated_at: now().toISOString(),
});

/** The database decides whether a name is taken, also between concurrent requests. */
async function refuseTakenName<Row>(write: () => Promise<Row>): Promise<Row> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(TEMPLATE_MESSAGES.nameTaken, 'name');
    throw error;
  }
}
