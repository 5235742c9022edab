import type { AppContext } from '../../app-context';
import { type NewRecoveryCodes, newRecoveryCodes } from '../second-factor/recovery-codes';
import { countRecoveryCodes, findTotp, listPasskeys } from '../second-factor/second-factor-repository';

export async function hasFactor({ database }: Pick<AppContext, 'database'>, accountId: string) {
  return (
    (await findTotp(database, accountId)) !== undefined ||
    (await listPasskeys(database, accountId)).length > 0
  );
}

/** Recovery codes come with the first factor; null for those that have some. */
export async function firstCodes(context: AppContext, accountId: string): Promise<NewRecoveryCodes | null> {
  const { database } = context;
  const isCovered =
    (await hasFactor(context, accountId)) && (await countRecoveryCodes(database, accountId)) > 0;
  return isCovered ? null : newRecoveryCodes(context, accountId);
}
