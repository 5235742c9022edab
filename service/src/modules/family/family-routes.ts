import { clinicDate } from '@nivara/shared/domain/clinic-time';
import {
  FAMILY_COLUMNS,
  familyFilters,
  familyMemberChangeSchema,
  familyMemberSchema,
} from '@nivara/shared/domain/family';
import { listQuerySchema } from '@nivara/shared/domain/list-query';
import { entityIdParams } from '@nivara/shared/domain/entity-id';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { notFound } from '../../problems';
import { auditListRead, auditRead } from '../audit/audit';
import { requireMayRead } from '../doctors/treating';
import { actorOf } from '../session/actor';
import { accessTo, addMember, changeMember, removeMember } from './change-family';
import { type FamilyRow, findMember, keyOfMember, listMembers, toFamilyMember } from './family-repository';

const querystring = listQuerySchema(FAMILY_COLUMNS, familyFilters);
const params = entityIdParams;

export function familyRoutes(app: App, context: AppContext): void {
  const answer = (row: FamilyRow) => toFamilyMember(row, clinicDate(context.now()));

  app.get(
    '/family',
    { config: { access: 'patient-or-doctor' }, schema: { querystring } },
    async (request) => {
      const actor = actorOf(request);
      const { rows, total } = await listMembers(context.database, actor, request.query);
      const accountIds = rows.map((row) => row.account_id);
      await auditListRead(context, actor, 'family', accountIds);
      return { rows: rows.map(answer), total };
    },
  );

  app.post(
    '/family',
    { config: { access: 'patient' }, schema: { body: familyMemberSchema } },
    async (request, reply) => {
      const added = await addMember(context, actorOf(request), request.body);
      return reply.code(201).send(answer(added));
    },
  );

  app.get('/family/:id', { config: { access: 'patient-or-doctor' }, schema: { params } }, async (request) => {
    const actor = actorOf(request);
    const found = await findMember(context.database, request.params.id);
    await requireMayRead(context, actor, found && { ...found, patient_key: keyOfMember(found) });
    if (!found) throw notFound();
    await auditRead(context, actor, accessTo(found));
    return answer(found);
  });

  app.patch(
    '/family/:id',
    { config: { access: 'patient' }, schema: { params, body: familyMemberChangeSchema } },
    async (request) => answer(await changeMember(context, actorOf(request), request.params.id, request.body)),
  );

  app.delete('/family/:id', { config: { access: 'patient' }, schema: { params } }, async (request, reply) => {
    await removeMember(context, actorOf(request), request.params.id);
    return reply.code(204).send();
  });
}
