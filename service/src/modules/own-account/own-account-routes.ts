import {
  type MyAccount,
  changeEmailSchema,
  changePasswordSchema,
  deleteAccountSchema,
  myAccountSchema,
} from '@nivara/shared/domain/account';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { type Limit, countAttempt } from '../../plugins/rate-limits';
import { notSignedIn } from '../../problems';
import { auditRead } from '../audit/audit';
import { type Actor, actorOf } from '../session/actor';
import { changeEmail, changeName, changePassword } from './change-own-account';
import { deleteAccount } from '../account-deletion/delete-account';
import { exportAccount } from '../account-export/export-account';
import { findAccount } from './own-account-repository';
import { mySessionsRoutes } from './own-sessions-routes';
import { sessionOf, signOutHere } from '../session/sign-out';

const MINUTES = 60;

/** An export reads everything there is, so a few of them an hour are enough. */
export const EXPORT_LIMIT: Limit = {
  name: 'export',
  free: 10,
  firstDelaySeconds: MINUTES,
  longestDelaySeconds: 60 * MINUTES,
  forgetAfterSeconds: 60 * MINUTES,
};

export function myAccountRoutes(app: App, context: AppContext): void {
  const signedIn = { access: 'signed-in' } as const;
  const patients = { access: 'patient' } as const;

  mySessionsRoutes(app, context);

  app.get('/accounts/me', { config: signedIn }, (request) => myAccount(context, actorOf(request)));

  app.patch('/accounts/me', { config: signedIn, schema: { body: myAccountSchema } }, async (request) => {
    const actor = actorOf(request);
    await changeName(context, actor, request.body.name);
    return myAccount(context, actor);
  });

  app.post(
    '/accounts/me/email',
    { config: signedIn, schema: { body: changeEmailSchema } },
    async (request) => {
      const actor = actorOf(request);
      await changeEmail(context, actor, request.body);
      return myAccount(context, actor);
    },
  );

  app.post(
    '/accounts/me/password',
    { config: signedIn, schema: { body: changePasswordSchema } },
    async (request, reply) => {
      await changePassword(context, sessionOf(request), request.body);
      return reply.code(204).send();
    },
  );

  app.get('/accounts/me/export', { config: patients }, async (request, reply) => {
    const actor = sessionOf(request);
    await countAttempt(context, EXPORT_LIMIT, actor.accountId);
    const content = await exportAccount(context, actor.accountId);
    await auditRead(context, actor, { noun: 'export', patientId: actor.accountId });
    const name = `nivara-${actor.username}-${clinicDate(context.now())}.zip`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return reply.type('application/zip').send(content);
  });

  app.post(
    '/accounts/me/deletion',
    { config: patients, schema: { body: deleteAccountSchema } },
    async (request, reply) => {
      await deleteAccount(context, actorOf(request), request.body.password);
      signOutHere(request, reply);
      return reply.code(204).send();
    },
  );
}

async function myAccount({ database }: AppContext, actor: Actor): Promise<MyAccount> {
  const account = await findAccount(database, actor.accountId);
  if (!account) throw notSignedIn();
  const { username, name, email, role, created_at } = account;
  return { username, name, email, role, createdAt: created_at };
}
