import { forgotSchema, recoverUsernameSchema, resetPasswordSchema } from '@nivara/shared/domain/account';
import { tidyEmail } from '@nivara/shared/domain/field-rules';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { mailboxLimits } from '../../plugins/mailbox-limits';
import { type Limit, countAttempt, countAttempts } from '../../plugins/rate-limits';
import { mailboxOf } from '../../security/mailbox';
import { recoverUsername, resetPassword, sendRecoveryMail } from './recover-account';

const MINUTE_SECONDS = 60;

const FORGOT_NETWORK_LIMIT: Limit = {
  name: 'forgot-network',
  free: 20,
  firstDelaySeconds: MINUTE_SECONDS,
  longestDelaySeconds: 60 * MINUTE_SECONDS,
  forgetAfterSeconds: 60 * MINUTE_SECONDS,
};
const FORGOT_MAIL_LIMIT = { name: 'forgot', windowSeconds: 2 * 60 * MINUTE_SECONDS };
const RECOVER_LIMIT: Limit = { ...FORGOT_NETWORK_LIMIT, name: 'recover-network', free: 30 };

export function recoveryRoutes(app: App, context: AppContext): void {
  const config = { access: 'anyone' } as const;

  for (const purpose of ['username', 'password'] as const) {
    app.post(
      `/accounts/forgot-${purpose}`,
      { config, schema: { body: forgotSchema } },
      async (request, reply) => {
        const { email } = request.body;
        await countAttempt(context, FORGOT_NETWORK_LIMIT, request.network);
        const mailbox = mailboxOf(tidyEmail(email));
        await countAttempts(context, mailboxLimits(FORGOT_MAIL_LIMIT, mailbox, request.network));
        context.background.run(() => sendRecoveryMail(context, email, purpose));
        return reply.code(202).send();
      },
    );
  }

  app.post(
    '/accounts/recover-username',
    { config, schema: { body: recoverUsernameSchema } },
    async (request) => {
      await countAttempt(context, RECOVER_LIMIT, request.network);
      return { username: await recoverUsername(context, request.body.token) };
    },
  );

  app.post(
    '/accounts/reset-password',
    { config: { ...config, hashes: true }, schema: { body: resetPasswordSchema } },
    async (request) => {
      await countAttempt(context, RECOVER_LIMIT, request.network);
      return { username: await resetPassword(context, request.body, request.network) };
    },
  );
}
