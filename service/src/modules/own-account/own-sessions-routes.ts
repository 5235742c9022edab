import { type MySession, sessionReferenceParams } from '@nivara/shared/domain/account';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { inTransaction, lockAccount } from '../../database/in-transaction';
import { notFound } from '../../problems';
import { deleteEmailTokens } from '../recovery/recovery-repository';
import { deleteChallengesOf } from '../second-factor/second-factor-repository';
import { recordSecurity } from '../security-log/security-log';
import { deleteSessionsOf } from '../session/session-repository';
import { isActive } from '../session/sessions';
import { deleteSessionNamed, listSessions } from './own-account-repository';
import { signOutHere } from '../session/sign-out';
import { sessionOf } from '../session/actor';

export function ownSessionsRoutes(app: App, context: AppContext): void {
  const { database } = context;
  const config = { access: 'signed-in' } as const;

  app.get('/accounts/me/sessions', { config }, async (request) => {
    const { accountId, tokenHash, role } = sessionOf(request);
    const sessions = await listSessions(database, accountId);
    const good = sessions.filter(({ last_used_at: lastUsedAt, expires_at: expiresAt }) =>
      isActive(context, { role, lastUsedAt, expiresAt }),
    );
    const rows = good.map((session): MySession => ({
      reference: session.reference,
      browser: session.browser,
      createdAt: session.created_at,
      lastUsedAt: session.last_used_at,
      current: session.token_hash === tokenHash,
    }));
    return { rows, total: rows.length };
  });

  app.delete(
    '/accounts/me/sessions/:reference',
    { config, schema: { params: sessionReferenceParams } },
    async (request, reply) => {
      const { accountId, tokenHash } = sessionOf(request);
      const ended = await deleteSessionNamed(database, accountId, request.params.reference);
      if (!ended) throw notFound();
      if (ended.token_hash === tokenHash) signOutHere(request, reply);
      return reply.code(204).send();
    },
  );

  // Ends every session of the account, including the one of this request.
  app.delete('/accounts/me/sessions', { config }, async (request, reply) => {
    const { accountId } = sessionOf(request);
    await inTransaction(context, async (transaction) => {
      await lockAccount(transaction, accountId);
      // Challenges go first: deleting them waits for second steps under way, so that their sessions end too.
      await deleteChallengesOf(transaction.database, accountId);
      // A change of the e-mail address that is not confirmed yet may be a thief's.
      await deleteEmailTokens(transaction.database, accountId);
      await deleteSessionsOf(transaction.database, accountId);
      await recordSecurity(transaction, { kind: 'signed-out', accountId, network: request.network });
    });
    signOutHere(request, reply);
    return reply.code(204).send();
  });
}
