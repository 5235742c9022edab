import { clinicDate } from '@nivara/shared/domain/clinic-time';
import {
  deskPatientListSchema,
  deskPatientChangeSchema,
  newDeskPatientSchema,
} from '@nivara/shared/domain/desk-patients';
import { entityIdParams } from '@nivara/shared/domain/entity-id';
import { searchedDate } from '@nivara/shared/domain/patient-chart';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { auditListRead } from '../audit/audit';
import { actorOf } from '../session/actor';
import { findPatients } from './find-patients';
import { readDeskPatient, toDeskPatient } from './desk-patient-in-detail';
import { changeUnclaimed, makePatient } from './make-patient';

/**
 * The desk sees patients' names, dates of birth, phones, e-mail addresses, families, appointments, bills and
 * messages of the contact form.
 */
export function deskPatientRoutes(app: App, context: AppContext): void {
  const config = { access: 'desk' } as const;
  const params = entityIdParams;

  app.get('/desk/people', { config, schema: { querystring: deskPatientListSchema } }, async (request) => {
    const today = clinicDate(context.now());
    const { q, ...query } = request.query;
    const found = await findPatients(context, today, { ...query, q: q && (searchedDate(q) ?? q) });
    const accountIds = found.rows.map((row) => row.account_id);
    await auditListRead(context, actorOf(request), 'patients', accountIds);
    return { rows: found.rows.map((row) => toDeskPatient(row, today)), total: found.total };
  });

  app.post('/desk/people', { config, schema: { body: newDeskPatientSchema } }, async (request, reply) => {
    const actor = actorOf(request);
    const id = await makePatient(context, actor, request.body);
    return reply.code(201).send(await readDeskPatient(context, actor, id));
  });

  app.get('/desk/people/:id', { config, schema: { params } }, async (request) =>
    readDeskPatient(context, actorOf(request), request.params.id),
  );

  app.patch(
    '/desk/people/:id',
    { config, schema: { params, body: deskPatientChangeSchema } },
    async (request) => {
      const actor = actorOf(request);
      const { accountId } = await readDeskPatient(context, actor, request.params.id);
      await changeUnclaimed(context, actor, accountId, request.body);
      return readDeskPatient(context, actor, request.params.id);
    },
  );
}
