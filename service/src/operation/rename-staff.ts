import { ROLE } from '@nivara/shared/contracts/session';
import { myAccountSchema, tidyName } from '@nivara/shared/domain/account';
import type { AppContext } from '../app-context';
import type { AccountsTable } from '../database/account-tables';
import { setName } from '../modules/own-account/own-account-repository';

/**
 * Changes the name of a doctor or a member of the desk, who cannot do so themselves: patients read it on prescriptions and
 * among those who read their data, so nobody may take a colleague's name. Returns the new name.
 */
export async function renameStaff(
  { database }: Pick<AppContext, 'database'>,
  { id, username, role }: Pick<AccountsTable, 'id' | 'username' | 'role'>,
  name: string,
): Promise<string> {
  if (role === ROLE.patient)
    throw new Error(`${username} is a patient. Patients change their names themselves.`);
  const tidy = tidyName(name);
  await myAccountSchema.validate({ name: tidy });
  await setName(database, id, tidy);
  return tidy;
}
