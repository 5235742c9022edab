import { newAccountSchema, openAccountSchema } from '@nivara/shared/domain/account';
import { wideNetwork } from '@nivara/shared/contracts/network';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { sendQueuedMails } from '../../mail/mail-queue';
import { type Limit, type WindowLimit, countAttempts } from '../../plugins/rate-limits';
import { openAccount, requestAccount } from './create-account';

const MINUTE_SECONDS = 60;

const SIGN_UP_LIMIT: Limit = {
  name: 'sign-up-network',
  free: 20,
  firstDelaySeconds: MINUTE_SECONDS,
  longestDelaySeconds: 60 * MINUTE_SECONDS,
  forgetAfterSeconds: 60 * MINUTE_SECONDS,
};

/** For all networks of one internet customer, since each sign-up mails an address that a stranger may have typed. */
export const SIGN_UP_DAY_LIMIT: WindowLimit = {
  name: 'sign-up-day',
  free: 100,
  windowSeconds: 24 * 60 * MINUTE_SECONDS,
};

export function signUpRoutes(app: App, context: AppContext): void {
  const config = { access: 'anyone', hashes: true } as const;

  app.post('/accounts', { config, schema: { body: newAccountSchema } }, async (request, reply) => {
    await countAttempts(context, [
      [SIGN_UP_LIMIT, request.network],
      [SIGN_UP_DAY_LIMIT, wideNetwork(request.network)],
    ]);
    await requestAccount(context, request.body, request.network);
    // The mail is sent at once, since somebody waits for the link.
    context.background.run(() => sendQueuedMails(context));
    return reply.code(202).send();
  });

  app.post('/accounts/open', { config, schema: { body: openAccountSchema } }, async (request, reply) => {
    const username = await openAccount(context, request.body, request.network);
    return reply.code(201).send({ username });
  });
}
