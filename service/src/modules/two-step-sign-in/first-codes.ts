import type { AppContext } from '../../app-context';
import { type NewRecoveryCodes, newRecoveryCodes } from '../second-factor/recovery-codes';
import { countRecoveryCodes, findTotp, listPasskeys } from '../second-factor/second-factor-repository';

export async function hasFactor({ database }: Pick<AppContext, 'database'>, accountId: string) {
  return (
    (await findTotp(database, accountId)) !== undefined ||
    (await listPasskeys(database, accountId)).length > 0
  );
}

/** Makes recovery codes with an account's first factor; null when the account has codes already. */
export async function firstCodes(context: AppContext, accountId: string): Promise<NewRecoveryCodes | null> {
  const { database } = context;
  const isCovered =
    (await hasFactor(context, accountId)) && (await countRecoveryCodes(database, accountId)) > 0;
  return isCovered ? null : newRecoveryCodes(context, accountId);
}
