import {
  type FactorAdded,
  SECOND_FACTOR_MESSAGES,
  type TotpBegun,
} from '@nivara/shared/domain/second-factor';
import type { AppContext } from '../../app-context';
import type { AccountsTable } from '../../database/account-tables';
import { inTransaction, lockAccount } from '../../database/in-transaction';
import { invalid } from '../../problems';
import { hashToken } from '../../security/tokens';
import { lockOwnAccount } from '../accounts/lock-own-account';
import { newChallenge } from '../second-factor/begin-second-step';
import { newRecoveryCodes } from '../second-factor/recovery-codes';
import { deleteEmailTokens } from '../recovery/recovery-repository';
import {
  deleteChallengesOf,
  putTotp,
  replaceRecoveryCodes,
  spendChallenge,
} from '../second-factor/second-factor-repository';
import { newTotpKey, openKey, sealKey, stepOf, totpSetUp } from '../second-factor/totp';
import { makeFirstCodes, hasFactor, storeFirstCodes } from './first-codes';
import { openSetUp, setUpIsOver } from './open-set-up';
import { notifyHolder } from './notify-holder';

type Owner = Pick<AccountsTable, 'id' | 'username'>;

export async function beginTotp(context: AppContext, account: Owner): Promise<TotpBegun> {
  const key = newTotpKey(context);
  const setUp = await newChallenge(context, account.id, 'totp', sealKey(context, account.id, key));
  return { setUp, ...totpSetUp(key, account.username) };
}

/** The key is valid once its first code is right. */
export async function confirmTotp(
  context: AppContext,
  accountId: string,
  { setUp, code, network }: { setUp: string; code: string; network: string },
): Promise<FactorAdded> {
  const sealed = await openSetUp(context, accountId, 'totp', setUp);
  const step = stepIn(context, accountId, sealed, code);
  if (step === undefined) throw invalid([{ path: 'code', message: SECOND_FACTOR_MESSAGES.codeWrong }]);
  const recovery = await makeFirstCodes(context, accountId, network);
  return inTransaction(context, async (transaction) => {
    await lockOwnAccount(transaction, { accountId });
    if (!(await spendChallenge(transaction.database, hashToken(setUp)))) throw setUpIsOver();
    // While the password was enough, somebody else may have asked to change the e-mail address.
    await deleteEmailTokens(transaction.database, accountId);
    const recoveryCodes = await storeFirstCodes(transaction, accountId, recovery);
    await storeTotp(transaction, accountId, sealed, step);
    return { recoveryCodes };
  });
}

/** Sets up the factor during a sign-in that requires one. Undefined after a wrong code. */
export async function addFirstTotp(
  context: AppContext,
  { id }: Owner,
  { code = '', content, network }: { code: string | undefined; content: string | null; network: string },
) {
  const step = content === null ? undefined : stepIn(context, id, content, code);
  if (content === null || step === undefined) return undefined;
  const { codes, rows } = await newRecoveryCodes(context, id, network);
  return {
    recoveryCodes: codes,
    store: async (transaction: AppContext) => {
      await lockAccount(transaction, id);
      if (await hasFactor(transaction, id)) throw setUpIsOver();
      await storeTotp(transaction, id, content, step);
      await replaceRecoveryCodes(transaction.database, id, rows);
      // Ends other sign-ins that began before the account had a factor.
      await deleteChallengesOf(transaction.database, id);
    },
  };
}

function stepIn(context: AppContext, accountId: string, sealed: string, code: string): number | undefined {
  const key = openKey(context, accountId, sealed);
  return key === undefined ? undefined : stepOf(key, code, context.now());
}

async function storeTotp(transaction: AppContext, account_id: string, sealed_key: string, last_step: number) {
  const created_at = transaction.now().toISOString();
  await putTotp(transaction.database, { account_id, sealed_key, last_step, created_at });
  await notifyHolder(transaction, account_id, 'second-factor-added');
}
