import type { FastifyRequest } from 'fastify';
import { entityIdParams } from '@nivara/shared/domain/entity-id';
import {
  type SecondFactorState,
  addPasskeySchema,
  askPasswordSchema,
  confirmTotpSchema,
} from '@nivara/shared/domain/second-factor';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { inTransaction } from '../../database/in-transaction';
import { notFound } from '../../problems';
import { requireOwnPassword, requireSameOwnPassword } from '../own-account/own-password';
import { needsSecondFactor } from '../second-factor/begin-second-step';
import { newRecoveryCodes } from '../second-factor/recovery-codes';
import {
  countRecoveryCodes,
  findTotp,
  listPasskeys,
  replaceRecoveryCodes,
} from '../second-factor/second-factor-repository';
import { type Actor, actorOf } from '../session/actor';
import { addPasskey, beginPasskey } from './add-passkey';
import { beginTotp, confirmTotp } from './add-totp';
import { hasFactor } from './first-codes';
import { removeFactor } from './remove-factor';
import { notifyHolder } from './notify-holder';

const PATH = '/accounts/me/second-factor';

export function ownSecondFactorRoutes(app: App, context: AppContext): void {
  const config = { access: 'signed-in' } as const;
  const hashing = { ...config, hashes: true } as const;
  const askPassword = { config: hashing, schema: { body: askPasswordSchema } };
  const requirePassword = (request: FastifyRequest, { password }: { password: string }) =>
    requireOwnPassword(context, actorOf(request), { field: 'password', password, network: request.network });

  app.get(PATH, { config }, (request) => stateOf(context, actorOf(request)));

  app.post(`${PATH}/app`, askPassword, async (request) =>
    beginTotp(context, await requirePassword(request, request.body)),
  );

  app.post(`${PATH}/app/confirmation`, { config: hashing, schema: { body: confirmTotpSchema } }, (request) =>
    confirmTotp(context, actorOf(request).accountId, { ...request.body, network: request.network }),
  );

  app.post(`${PATH}/app/removal`, askPassword, async (request, reply) => {
    const account = await requirePassword(request, request.body);
    await removeFactor(context, actorOf(request), account, { totp: true });
    return reply.code(204).send();
  });

  app.post(`${PATH}/passkey-options`, askPassword, async (request) =>
    beginPasskey(context, await requirePassword(request, request.body)),
  );

  app.post(
    `${PATH}/passkeys`,
    { config: hashing, schema: { body: addPasskeySchema } },
    async (request, reply) => {
      reply.code(201);
      return addPasskey(context, actorOf(request).accountId, { ...request.body, network: request.network });
    },
  );

  app.post(
    `${PATH}/passkeys/:id/removal`,
    { config: hashing, schema: { body: askPasswordSchema, params: entityIdParams } },
    async (request, reply) => {
      const account = await requirePassword(request, request.body);
      await removeFactor(context, actorOf(request), account, { passkeyId: request.params.id });
      return reply.code(204).send();
    },
  );

  app.post(`${PATH}/recovery-codes`, askPassword, async (request) => {
    const account = await requirePassword(request, request.body);
    const { id } = account;
    if (!(await hasFactor(context, id))) throw notFound();
    const { codes, rows } = await newRecoveryCodes(context, id, request.network);
    await inTransaction(context, async (transaction) => {
      await requireSameOwnPassword(transaction, 'password', account);
      await replaceRecoveryCodes(transaction.database, id, rows);
      await notifyHolder(transaction, id, 'recovery-codes-made');
    });
    return { recoveryCodes: codes };
  });
}

async function stateOf(context: AppContext, actor: Actor): Promise<SecondFactorState> {
  const { database } = context;
  const passkeys = await listPasskeys(database, actor.accountId);
  return {
    app: (await findTotp(database, actor.accountId)) !== undefined,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      createdAt: created_at,
      lastUsedAt: last_used_at,
    })),
    recoveryCodes: await countRecoveryCodes(database, actor.accountId),
    required: needsSecondFactor(context, actor),
  };
}
