import {
  type MyAccount,
  changeEmailSchema,
  confirmEmailSchema,
  changePasswordSchema,
  myAccountSchema,
} from '@nivara/shared/domain/account';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { notSignedIn } from '../../problems';
import { type Actor, actorOf, sessionOf } from '../session/actor';
import { changeName, changePassword, requestEmailChange } from './change-own-account';
import { type Limit, countAttempt } from '../../plugins/rate-limits';
import { confirmEmail } from './confirm-email';
import { signInsRoute } from './sign-ins-route';
import { ownSessionsRoutes } from './own-sessions-routes';
import { findAccount } from '../accounts/account-repository';

const HOUR = 60 * 60;

const CONFIRM_LIMIT: Limit = {
  name: 'confirm-address',
  free: 30,
  firstDelaySeconds: 60,
  longestDelaySeconds: HOUR,
  forgetAfterSeconds: HOUR,
};

export function ownAccountRoutes(app: App, context: AppContext): void {
  const signedIn = { access: 'signed-in' } as const;
  const hashing = { ...signedIn, hashes: true } as const;

  ownSessionsRoutes(app, context);
  signInsRoute(app, context);

  app.post(
    '/accounts/confirm-email',
    { config: { access: 'anyone' }, schema: { body: confirmEmailSchema } },
    async (request) => {
      await countAttempt(context, CONFIRM_LIMIT, request.network);
      return { email: await confirmEmail(context, request.body.token) };
    },
  );

  app.get('/accounts/me', { config: signedIn }, (request) => ownAccount(context, actorOf(request)));

  // Patients read who treats them and who has read their data, so staff cannot take another name: see renameStaff.
  app.patch(
    '/accounts/me',
    { config: { access: 'patient' }, schema: { body: myAccountSchema } },
    async (request) => {
      const actor = actorOf(request);
      await changeName(context, actor, request.body.name);
      return ownAccount(context, actor);
    },
  );

  app.post(
    '/accounts/me/email',
    { config: hashing, schema: { body: changeEmailSchema } },
    async (request, reply) => {
      await requestEmailChange(context, actorOf(request), { ...request.body, network: request.network });
      return reply.code(202).send();
    },
  );

  app.post(
    '/accounts/me/password',
    { config: hashing, schema: { body: changePasswordSchema } },
    async (request, reply) => {
      await changePassword(context, sessionOf(request), { ...request.body, network: request.network });
      return reply.code(204).send();
    },
  );
}

async function ownAccount({ database }: AppContext, actor: Actor): Promise<MyAccount> {
  const account = await findAccount(database, actor.accountId);
  if (!account) throw notSignedIn();
  const { username, name, email, role, created_at } = account;
  return { username, name, email, role, createdAt: created_at };
}
