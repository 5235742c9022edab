import type { AppContext } from '../../app-context';
import { type NewRecoveryCodes, newRecoveryCodes } from '../second-factor/recovery-codes';
import {
  countRecoveryCodes,
  findTotp,
  listPasskeys,
  replaceRecoveryCodes,
} from '../second-factor/second-factor-repository';

export async function hasFactor({ database }: Pick<AppContext, 'database'>, accountId: string) {
  return (
    (await findTotp(database, accountId)) !== undefined ||
    (await listPasskeys(database, accountId)).length > 0
  );
}

/** Makes the recovery codes that come with an account's first factor; null when it has codes already. */
export const makeFirstCodes = async (
  context: AppContext,
  accountId: string,
  network: string,
): Promise<NewRecoveryCodes | null> =>
  (await hasCodes(context, accountId)) ? null : newRecoveryCodes(context, accountId, network);

/** Needs the lock on the account. Returns the codes to show, or null if the account has got codes meanwhile. */
export async function storeFirstCodes(
  transaction: AppContext,
  accountId: string,
  recovery: NewRecoveryCodes | null,
): Promise<string[] | null> {
  if (!recovery || (await hasCodes(transaction, accountId))) return null;
  await replaceRecoveryCodes(transaction.database, accountId, recovery.rows);
  return recovery.codes;
}

const hasCodes = async (context: Pick<AppContext, 'database'>, accountId: string) =>
  (await hasFactor(context, accountId)) && (await countRecoveryCodes(context.database, accountId)) > 0;
