import { newAccountSchema } from '@nivara/shared/domain/account';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { type Limit, countAttempt } from '../../plugins/rate-limits';
import { createAccount } from './create-account';

const MINUTES = 60;

const SIGN_UP_LIMIT: Limit = {
  name: 'sign-up-address',
  free: 20,
  firstDelaySeconds: MINUTES,
  longestDelaySeconds: 60 * MINUTES,
  forgetAfterSeconds: 60 * MINUTES,
};

export function signUpRoutes(app: App, context: AppContext): void {
  app.post(
    '/accounts',
    { config: { access: 'anyone' }, schema: { body: newAccountSchema } },
    async (request, reply) => {
      await countAttempt(context, SIGN_UP_LIMIT, request.ip);
      const username = await createAccount(context, request.body);
      return reply.code(201).send({ username });
    },
  );
}
