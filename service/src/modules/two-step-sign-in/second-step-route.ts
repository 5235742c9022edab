import { wideNetwork } from '@nivara/shared/contracts/network';
import { SECOND_FACTOR_MESSAGES, secondStepSchema } from '@nivara/shared/domain/second-factor';
import type { SecondStepAnswer } from '@nivara/shared/contracts/session';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { inTransaction } from '../../database/in-transaction';
import { type Limit, type Limited, countedCheck, forgetAttempts } from '../../plugins/rate-limits';
import { ProblemError, invalid } from '../../problems';
import { hashToken } from '../../security/tokens';
import { findAccount } from '../accounts/account-repository';
import { acceptPasskey } from '../second-factor/passkeys';
import { acceptRecoveryCode } from '../second-factor/recovery-codes';
import { findChallenge, spendChallenge } from '../second-factor/second-factor-repository';
import { acceptTotpCode } from '../second-factor/totp';
import { recordSecurity } from '../security-log/security-log';
import { browserName } from '../session/browser-name';
import { enterSession } from '../session/enter-session';
import { addFirstTotp } from './add-totp';
import { notifyHolder } from './notify-holder';

const MINUTE_SECONDS = 60;
const DAY = 24 * 60 * MINUTE_SECONDS;

/**
 * The right password does not reset these limits; otherwise somebody who knows the password could guess codes
 * without end.
 */
export const STEP_NETWORK_LIMIT: Limit = {
  name: 'second-step-network',
  free: 5,
  firstDelaySeconds: 30,
  longestDelaySeconds: 60 * MINUTE_SECONDS,
  forgetAfterSeconds: DAY,
};
/**
 * For all networks together. The limit above stops all networks of one internet provider's customer long before, so no
 * single stranger can lock the owner out.
 */
export const STEP_ACCOUNT_LIMIT: Limit = {
  name: 'second-step-account',
  free: 30,
  windowSeconds: 6 * 60 * MINUTE_SECONDS,
};

const networkSubject = (network: string, accountId: string) => `${wideNetwork(network)} ${accountId}`;

interface Step {
  accountId: string;
  network: string;
  code: string | undefined;
  passkey: Record<string, unknown> | undefined;
  /** The challenge that a passkey signs; for `set-up`, the sealed key of the authenticator app. */
  content: string | null;
}

const APP_CODE = /^\s*\d{3}\s?\d{3}\s*$/;

export function secondStepRoute(app: App, context: AppContext): void {
  app.post(
    '/session/second-step',
    { config: { access: 'anyone', hashes: true }, schema: { body: secondStepSchema } },
    async (request, reply): Promise<SecondStepAnswer> => {
      const { challenge, code, passkey } = request.body;
      const { network } = request;
      const found = await findChallenge(context.database, hashToken(challenge), context.now().toISOString());
      const account = found && (await findAccount(context.database, found.account_id));
      const isSignIn = found?.purpose === 'sign-in' || found?.purpose === 'set-up';
      if (!found || !account || !isSignIn) throw stepOverError();
      if (!code && !passkey) throw invalid([{ path: 'code', message: SECOND_FACTOR_MESSAGES.stepMissing }]);
      const counted: readonly Limited[] = [
        [STEP_NETWORK_LIMIT, networkSubject(network, account.id)],
        [STEP_ACCOUNT_LIMIT, account.id],
      ];
      const step: Step = { accountId: account.id, network, code, passkey, content: found.content };
      const { added, isRight } = await countedCheck(context, counted, async () => {
        if (found.purpose === 'sign-in') return { added: undefined, isRight: await accept(context, step) };
        const first = await addFirstTotp(context, account, step);
        return { added: first, isRight: first !== undefined };
      });
      if (!isRight) {
        const browser = browserName(request.headers['user-agent']);
        await recordSecurity(context, {
          kind: 'second-step-failed',
          accountId: account.id,
          network,
          browser,
        });
        const message = passkey ? SECOND_FACTOR_MESSAGES.passkeyWrong : SECOND_FACTOR_MESSAGES.codeWrong;
        throw invalid([{ path: passkey ? 'passkey' : 'code', message }]);
      }
      const answer = await inTransaction(context, async (transaction) => {
        if (!(await spendChallenge(transaction.database, hashToken(challenge)))) throw stepOverError();
        await added?.store(transaction);
        return enterSession(transaction, request, reply, account);
      });
      await forgetAttempts(context, STEP_NETWORK_LIMIT, networkSubject(network, account.id));
      await forgetAttempts(context, STEP_ACCOUNT_LIMIT, account.id);
      return added ? { ...answer, recoveryCodes: added.recoveryCodes } : answer;
    },
  );
}

/** Each proof works once: a code of the app, a recovery code, a passkey's answer to this challenge. */
async function accept(
  context: AppContext,
  { accountId, network, code, passkey, content }: Step,
): Promise<boolean> {
  if (passkey) return content !== null && acceptPasskey(context, accountId, content, passkey);
  if (code === undefined) return false;
  if (APP_CODE.test(code)) return acceptTotpCode(context, accountId, code);
  if (!(await acceptRecoveryCode(context, accountId, { code, network }))) return false;
  await notifyHolder(context, accountId, 'recovery-code-used');
  return true;
}

const stepOverError = () => new ProblemError(410, SECOND_FACTOR_MESSAGES.over);
