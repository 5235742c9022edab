import { ROLE } from '@nivara/shared/contracts/session';
import { myAccountSchema, tidyName } from '@nivara/shared/domain/account';
import type { AppContext } from '../app-context';
import type { AccountsTable } from '../database/account-tables';
import { inTransaction } from '../database/in-transaction';
import { setName } from '../modules/own-account/own-account-repository';
import { recordSecurity } from '../modules/security-log/security-log';

/**
 * Changes the name of a doctor or a member of the desk, who cannot do so themselves: patients see it on prescriptions
 * and in the list of who read their data, so nobody may take a colleague's name. Returns the new name.
 */
export async function renameStaff(
  context: AppContext,
  { id, username, role }: Pick<AccountsTable, 'id' | 'username' | 'role'>,
  name: string,
): Promise<string> {
  if (role === ROLE.patient)
    throw new Error(`${username} is a patient. Patients change their names themselves.`);
  const tidy = tidyName(name);
  await myAccountSchema.validate({ name: tidy });
  await inTransaction(context, async (transaction) => {
    if (await setName(transaction.database, id, tidy))
      await recordSecurity(transaction, { kind: 'name-changed', accountId: id });
  });
  return tidy;
}
