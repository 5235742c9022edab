import { deleteAccountSchema } from '@nivara/shared/domain/account';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { actorOf } from '../session/actor';
import { signOutHere } from '../session/sign-out';
import { deleteAccount } from './delete-account';

export function accountDeletionRoutes(app: App, context: AppContext): void {
  app.post(
    '/accounts/me/deletion',
    { config: { access: 'patient', hashes: true }, schema: { body: deleteAccountSchema } },
    async (request, reply) => {
      await deleteAccount(context, actorOf(request), { ...request.body, network: request.network });
      signOutHere(request, reply);
      return reply.code(204).send();
    },
  );
}
