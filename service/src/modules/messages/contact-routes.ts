import { CONTACT_SCHEMAS, type ContactNoun, contactListSchema } from '@nivara/shared/domain/contact';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { auditListRead } from '../audit/audit';
import { countForNetwork } from '../new-patients/count-for-network';
import { actorOf } from '../session/actor';
import { listContacts, toContact } from './contact-repository';
import { type ReceivedValues, type Sender, contactDayLimit } from './receive-contact';

/** Messages and enrolments differ in their fields and in `receive`. Doctors read them; the desk answers in its inbox. */
export function contactRoutes(
  app: App,
  context: AppContext,
  noun: ContactNoun,
  receive: (context: AppContext, sender: Sender, values: ReceivedValues) => Promise<{ id: string }>,
): void {
  app.post(
    `/${noun}`,
    { config: { access: 'anyone' }, schema: { body: CONTACT_SCHEMAS[noun] } },
    async (request, reply) => {
      const { body, network, session } = request;
      const sender = { network, accountId: session?.accountId ?? null };
      const received = await countForNetwork(
        context,
        contactDayLimit(noun),
        { actor: session, network },
        () => receive(context, sender, body),
      );
      return reply.code(201).send(received);
    },
  );

  app.get(
    `/${noun}`,
    { config: { access: 'doctor' }, schema: { querystring: contactListSchema } },
    async (request) => {
      const { rows, total } = await listContacts(context.database, noun, request.query);
      const senders = rows.map((row) => row.account_id);
      await auditListRead(context, actorOf(request), noun, senders);
      return { rows: rows.map(toContact), total };
    },
  );
}
