import {
  type AddPasskeyValues,
  type FactorAdded,
  MOST_PASSKEYS,
  type PasskeyBegun,
  SECOND_FACTOR_MESSAGES,
} from '@nivara/shared/domain/second-factor';
import type { AppContext } from '../../app-context';
import type { AccountsTable } from '../../database/account-tables';
import { inTransaction } from '../../database/in-transaction';
import { isUniqueViolation } from '../../database/unique-violation';
import { conflict, invalid } from '../../problems';
import { hashToken, newId } from '../../security/tokens';
import { lockOwnAccount } from '../accounts/lock-own-account';
import { newChallenge } from '../second-factor/begin-second-step';
import { registeredPasskey, registrationOptions } from '../second-factor/passkeys';
import { insertPasskey, listPasskeys, spendChallenge } from '../second-factor/second-factor-repository';
import { makeFirstCodes, storeFirstCodes } from './first-codes';
import { openSetUp, setUpIsOver } from './open-set-up';
import { deleteEmailTokens } from '../recovery/recovery-repository';
import { notifyHolder } from './notify-holder';

export async function beginPasskey(
  context: AppContext,
  account: Pick<AccountsTable, 'id' | 'username' | 'name'>,
): Promise<PasskeyBegun> {
  const { challenge, options } = await registrationOptions(context, account);
  return { setUp: await newChallenge(context, account.id, 'passkey', challenge), options };
}

export async function addPasskey(
  context: AppContext,
  accountId: string,
  { setUp, name, passkey, network }: AddPasskeyValues & { network: string },
): Promise<FactorAdded> {
  const challenge = await openSetUp(context, accountId, 'passkey', setUp);
  const credential = await registeredPasskey(context, challenge, passkey);
  if (!credential) throw invalid([{ path: 'passkey', message: SECOND_FACTOR_MESSAGES.passkeyWrong }]);
  const recovery = await makeFirstCodes(context, accountId, network);
  try {
    return await inTransaction(context, async (transaction) => {
      const { database, now, randomBytes } = transaction;
      // The lock lets concurrent additions wait for each other, so that none exceeds the limit of passkeys.
      await lockOwnAccount(transaction, { accountId });
      if (!(await spendChallenge(database, hashToken(setUp)))) throw setUpIsOver();
      if ((await listPasskeys(database, accountId)).length >= MOST_PASSKEYS)
        throw conflict(SECOND_FACTOR_MESSAGES.tooManyPasskeys);
      // Somebody else may have asked to change the e-mail address while the password alone was enough.
      await deleteEmailTokens(database, accountId);
      const recoveryCodes = await storeFirstCodes(transaction, accountId, recovery);
      await insertPasskey(database, {
        ...credential,
        id: newId(randomBytes),
        account_id: accountId,
        name: name.trim(),
        created_at: now().toISOString(),
        last_used_at: null,
      });
      await notifyHolder(transaction, accountId, 'second-factor-added');
      return { recoveryCodes };
    });
  } catch (error) {
    if (isUniqueViolation(error))
      throw invalid([{ path: 'passkey', message: SECOND_FACTOR_MESSAGES.passkeyWrong }]);
    throw error;
  }
}
