import { clinicDate } from '@nivara/shared/domain/clinic-time';
import {
  deskPeopleListSchema,
  deskPersonChangeSchema,
  newDeskPersonSchema,
} from '@nivara/shared/domain/desk-people';
import { entityIdParams } from '@nivara/shared/domain/entity-id';
import { searchedDate } from '@nivara/shared/domain/patient-chart';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { auditListRead } from '../audit/audit';
import { actorOf } from '../session/actor';
import { findPeople } from './find-people';
import { readDeskPerson, toDeskPerson } from './desk-person';
import { changeUnclaimed, makePatient } from './make-patient';

/** The desk sees people's names, phones, appointments, bills and messages of the contact form. */
export function deskPeopleRoutes(app: App, context: AppContext): void {
  const config = { access: 'desk' } as const;
  const params = entityIdParams;

  app.get('/desk/people', { config, schema: { querystring: deskPeopleListSchema } }, async (request) => {
    const today = clinicDate(context.now());
    const { q, ...query } = request.query;
    const found = await findPeople(context.database, today, { ...query, q: q && (searchedDate(q) ?? q) });
    const owners = found.rows.map((row) => row.account_id);
    await auditListRead(context, actorOf(request), 'patients', owners);
    return { rows: found.rows.map((row) => toDeskPerson(row, today)), total: found.total };
  });

  app.post('/desk/people', { config, schema: { body: newDeskPersonSchema } }, async (request, reply) => {
    const actor = actorOf(request);
    const id = await makePatient(context, actor, request.body);
    return reply.code(201).send(await readDeskPerson(context, actor, id));
  });

  app.get('/desk/people/:id', { config, schema: { params } }, async (request) =>
    readDeskPerson(context, actorOf(request), request.params.id),
  );

  app.patch(
    '/desk/people/:id',
    { config, schema: { params, body: deskPersonChangeSchema } },
    async (request) => {
      const actor = actorOf(request);
      const { accountId } = await readDeskPerson(context, actor, request.params.id);
      await changeUnclaimed(context, actor, accountId, request.body);
      return readDeskPerson(context, actor, request.params.id);
    },
  );
}
