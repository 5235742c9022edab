import {
  forgotSchema,
  newAccountSchema,
  recoverUsernameSchema,
  resetPasswordSchema,
} from '@nivara/shared/domain/account';
import { tidyEmail } from '@nivara/shared/domain/field-rules';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { type Limit, countAttempt } from '../../plugins/rate-limits';
import { createAccount } from './create-account';
import { recoverUsername, resetPassword, sendRecoveryMail } from '../recovery/recover-account';

const MINUTES = 60;

export const SIGN_UP_LIMIT: Limit = {
  name: 'sign-up-address',
  free: 20,
  firstDelaySeconds: MINUTES,
  longestDelaySeconds: 60 * MINUTES,
  forgetAfterSeconds: 60 * MINUTES,
};

export const FORGOT_ADDRESS_LIMIT: Limit = { ...SIGN_UP_LIMIT, name: 'forgot-address' };
export const FORGOT_EMAIL_LIMIT: Limit = { ...SIGN_UP_LIMIT, name: 'forgot-email', free: 3 };
export const RECOVER_LIMIT: Limit = { ...SIGN_UP_LIMIT, name: 'recover-address', free: 30 };

export function accountRoutes(app: App, context: AppContext): void {
  const config = { access: 'anyone' } as const;

  app.post('/accounts', { config, schema: { body: newAccountSchema } }, async (request, reply) => {
    await countAttempt(context, SIGN_UP_LIMIT, request.ip);
    const username = await createAccount(context, request.body);
    return reply.code(201).send({ username });
  });

  for (const purpose of ['username', 'password'] as const) {
    app.post(
      `/accounts/forgot-${purpose}`,
      { config, schema: { body: forgotSchema } },
      async (request, reply) => {
        const { email } = request.body;
        await countAttempt(context, FORGOT_ADDRESS_LIMIT, request.ip);
        await countAttempt(context, FORGOT_EMAIL_LIMIT, tidyEmail(email));
        context.background.run(() => sendRecoveryMail(context, email, purpose));
        return reply.code(202).send();
      },
    );
  }

  app.post(
    '/accounts/recover-username',
    { config, schema: { body: recoverUsernameSchema } },
    async (request) => {
      await countAttempt(context, RECOVER_LIMIT, request.ip);
      return { username: await recoverUsername(context, request.body.token) };
    },
  );

  app.post('/accounts/reset-password', { config, schema: { body: resetPasswordSchema } }, async (request) => {
    await countAttempt(context, RECOVER_LIMIT, request.ip);
    const { token, password } = request.body;
    return { username: await resetPassword(context, token, password) };
  });
}
