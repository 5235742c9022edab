import {
  conversationListSchema,
  conversationSchema,
  newConversationSchema,
  newMessageSchema,
} from '@nivara/shared/domain/conversation';
import { entityIdParams } from '@nivara/shared/domain/entity-id';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { type Limit, type WindowLimit, countAttempt } from '../../plugins/rate-limits';
import { notFound } from '../../problems';
import { auditListRead, auditRead } from '../audit/audit';
import { countForNetwork } from '../new-patients/count-for-network';
import { type Actor, actorOf, isDoctor } from '../session/actor';
import {
  countUnreadMessages,
  findConversation,
  listConversations,
  setReadAt,
  toConversation,
} from './conversation-repository';
import { reachableDoctors } from './reachable-doctors';
import { beginConversation, readConversation, sendMessage } from './write-message';

const MINUTE_SECONDS = 60;

/** Allows each patient more messages than anybody writes, but too few to flood a doctor by a script. */
export const MESSAGE_LIMIT: Limit = {
  name: 'conversation-message',
  free: 60,
  firstDelaySeconds: MINUTE_SECONDS,
  longestDelaySeconds: 60 * MINUTE_SECONDS,
  forgetAfterSeconds: 60 * MINUTE_SECONDS,
};

/** For the new patients of a network together, since one person may have many accounts, which all write at once. */
export const NETWORK_MESSAGE_LIMIT: WindowLimit = {
  name: 'conversation-message-network',
  free: 120,
  windowSeconds: 24 * 60 * MINUTE_SECONDS,
};

async function countedMessage<Result>(
  context: AppContext,
  sender: { actor: Actor; network: string },
  send: () => Promise<Result>,
): Promise<Result> {
  return countForNetwork(context, NETWORK_MESSAGE_LIMIT, sender, async () => {
    if (!isDoctor(sender.actor)) await countAttempt(context, MESSAGE_LIMIT, sender.actor.accountId);
    return send();
  });
}

export function conversationRoutes(app: App, context: AppContext): void {
  const config = { access: 'patient-or-doctor' } as const;
  const params = entityIdParams;

  app.get('/conversations', { config, schema: { querystring: conversationListSchema } }, async (request) => {
    const actor = actorOf(request);
    const { rows, total } = await listConversations(context.database, actor, request.query);
    const accountIds = rows.map((row) => row.account_id);
    await auditListRead(context, actor, 'conversations', accountIds);
    const unread = await countUnreadMessages(context.database, actor);
    return { rows: rows.map(toConversation), total, unread };
  });

  app.get('/conversations/doctors', { config: { access: 'patient' } }, async (request) => ({
    doctors: await reachableDoctors(context.database, actorOf(request).accountId),
  }));

  const readSchema = { params, querystring: conversationSchema };
  app.get('/conversations/:id', { config, schema: readSchema }, async (request) => {
    const actor = actorOf(request);
    const conversation = await readConversation(context, actor, request.params.id, request.query.before);
    const { id, patient } = conversation;
    await auditRead(context, actor, { noun: 'conversations', recordId: id, patientId: patient.accountId });
    return conversation;
  });

  app.post('/conversations', { config, schema: { body: newConversationSchema } }, async (request, reply) => {
    const actor = actorOf(request);
    const begun = await countedMessage(context, { actor, network: request.network }, () =>
      beginConversation(context, actor, request.body),
    );
    return reply.code(201).send(begun);
  });

  app.post(
    '/conversations/:id/messages',
    { config, schema: { params, body: newMessageSchema } },
    async (request, reply) => {
      const actor = actorOf(request);
      const sent = await countedMessage(context, { actor, network: request.network }, () =>
        sendMessage(context, actor, request.params.id, request.body.text),
      );
      return reply.code(201).send(sent);
    },
  );

  app.post('/conversations/:id/read', { config, schema: { params } }, async (request, reply) => {
    const actor = actorOf(request);
    const { id } = request.params;
    if (!(await findConversation(context.database, actor, id))) throw notFound();
    await setReadAt(context.database, id, actor.accountId, context.now().toISOString());
    return reply.code(204).send();
  });
}
