import { newAccountSchema, openAccountSchema } from '@nivara/shared/domain/account';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { sendQueuedMails } from '../../mail/mail-queue';
import { type Limit, countAttempt } from '../../plugins/rate-limits';
import { openAccount, requestAccount } from './create-account';

const MINUTES = 60;

const SIGN_UP_LIMIT: Limit = {
  name: 'sign-up-address',
  free: 20,
  firstDelaySeconds: MINUTES,
  longestDelaySeconds: 60 * MINUTES,
  forgetAfterSeconds: 60 * MINUTES,
};

export function signUpRoutes(app: App, context: AppContext): void {
  const config = { access: 'anyone', hashes: true } as const;

  app.post('/accounts', { config, schema: { body: newAccountSchema } }, async (request, reply) => {
    await countAttempt(context, SIGN_UP_LIMIT, request.network);
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
