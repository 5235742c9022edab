import { entityIdParams } from '@nivara/shared/domain/entity-id';
import {
  inboxAnswerParams,
  inboxAnswerSchema,
  inboxHolderSchema,
  inboxListSchema,
  inboxNoteParams,
  inboxNoteSchema,
  type InboxItemInDetail,
} from '@nivara/shared/domain/inbox';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { notFound } from '../../problems';
import { auditListRead, auditRead } from '../audit/audit';
import { countOpen } from '../inbox-items/inbox-item-repository';
import { countFor } from '../inbox-items/live-inbox';
import { type Actor, actorOf } from '../session/actor';
import { undoAnswer } from './undo-answer';
import { addNote, answerItem, finishItem, setHolder, removeNote, reopenItem } from './change-inbox';
import { entriesOf, findInboxRow, listColleagues, listInbox, writtenWords } from './inbox-repository';
import { toInboxEntry } from './to-inbox-entry';
import { decisionOf, subjectsOf, toInboxItem } from './to-inbox-item';

const config = { access: 'desk' } as const;
const params = entityIdParams;

/** Serves the desk's inbox: what people send to the clinic, and what the desk answers, notes and decides about it. */
export function inboxRoutes(app: App, context: AppContext): void {
  const { database, now } = context;

  async function readInDetail(actor: Actor, id: string): Promise<InboxItemInDetail> {
    const row = await findInboxRow(database, id);
    if (!row) throw notFound();
    await auditRead(context, actor, { noun: 'inbox', recordId: id, patientId: row.account_id });
    const decision = decisionOf(row);
    return {
      ...toInboxItem(row, now()),
      message: await writtenWords(database, row),
      undecided: decision === 'awaited',
      decided: decision === 'made',
      ...subjectsOf(row),
      history: (await entriesOf(database, id)).map((entry) => toInboxEntry(entry, actor.accountId, now())),
    };
  }

  app.get('/desk/inbox', { config, schema: { querystring: inboxListSchema } }, async (request) => {
    const actor = actorOf(request);
    const { rows, total } = await listInbox(database, actor.accountId, request.query);
    const accountIds = rows.map((row) => row.account_id);
    await auditListRead(context, actor, 'inbox', accountIds);
    const counts = await countOpen(database, now().toISOString());
    return { rows: rows.map((row) => toInboxItem(row, now())), total, ...countFor(actor.accountId, counts) };
  });

  app.get('/desk/colleagues', { config }, () => listColleagues(database));

  app.get('/desk/inbox/:id', { config, schema: { params } }, (request) =>
    readInDetail(actorOf(request), request.params.id),
  );

  app.put(
    '/desk/inbox/:id/holder',
    { config, schema: { params, body: inboxHolderSchema } },
    async (request) => {
      const { id } = request.params;
      await setHolder(context, actorOf(request), id, request.body.holder);
      return readInDetail(actorOf(request), id);
    },
  );

  app.post(
    '/desk/inbox/:id/answers',
    { config, schema: { params, body: inboxAnswerSchema } },
    async (request) => {
      const { id } = request.params;
      await answerItem(context, actorOf(request), id, request.body);
      return readInDetail(actorOf(request), id);
    },
  );

  app.delete(
    '/desk/inbox/:id/answers/:answer',
    { config, schema: { params: inboxAnswerParams } },
    async (request) => {
      const { id, answer } = request.params;
      await undoAnswer(context, actorOf(request), id, answer);
      return readInDetail(actorOf(request), id);
    },
  );

  app.post(
    '/desk/inbox/:id/notes',
    { config, schema: { params, body: inboxNoteSchema } },
    async (request) => {
      const { id } = request.params;
      await addNote(context, actorOf(request), id, request.body.text);
      return readInDetail(actorOf(request), id);
    },
  );

  app.delete(
    '/desk/inbox/:id/notes/:note',
    { config, schema: { params: inboxNoteParams } },
    async (request) => {
      const { id, note } = request.params;
      await removeNote(context, actorOf(request), id, note);
      return readInDetail(actorOf(request), id);
    },
  );

  app.put('/desk/inbox/:id/done', { config, schema: { params } }, async (request) => {
    await finishItem(context, actorOf(request), request.params.id);
    return readInDetail(actorOf(request), request.params.id);
  });

  app.delete('/desk/inbox/:id/done', { config, schema: { params } }, async (request) => {
    await reopenItem(context, actorOf(request), request.params.id);
    return readInDetail(actorOf(request), request.params.id);
  });
}
