import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { listQuerySchema } from '@nivara/shared/domain/list-query';
import {
  PATIENT_RECORD_COLUMNS,
  newPatientRecordSchema,
  patientRecordChangeSchema,
} from '@nivara/shared/domain/patient-rules';
import { entityIdField, entityIdParams } from '@nivara/shared/domain/entity-id';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { notFound } from '../../problems';
import { auditListRead, auditRead } from '../audit/audit';
import { requireMayRead } from '../doctors/treating';
import { actorOf } from '../session/actor';
import { ofHolder } from '../treated-patients/patient-key';
import {
  accessTo,
  changePatientRecord,
  createPatientRecord,
  removePatientRecord,
} from './change-patient-record';
import {
  type PersonalDetailsRow,
  findPatientRecord,
  listPatientRecords,
  toPatientRecord,
} from './personal-details-repository';

/** The service's answer contains these fields, but the patient does not enter them. */
const readOnly = ['id', 'accountId', 'personalDetails.age', 'createdAt', 'updatedAt'];

const querystring = listQuerySchema(PATIENT_RECORD_COLUMNS, { patient: entityIdField });

export function personalDetailsRoutes(app: App, context: AppContext): void {
  const toAnswer = (row: PersonalDetailsRow) => toPatientRecord(row, clinicDate(context.now()));

  // By the specification the answer is a plain list, of which clients take the first entry, so the total goes
  // into a header.
  app.get(
    '/personalDetails',
    { config: { access: 'patient-or-doctor' }, schema: { querystring } },
    async (request, reply) => {
      const actor = actorOf(request);
      const { rows, total } = await listPatientRecords(context.database, actor, request.query);
      await auditListRead(
        context,
        actor,
        'personalDetails',
        rows.map((row) => row.account_id),
      );
      reply.header('x-total-count', total);
      return rows.map(toAnswer);
    },
  );

  app.post(
    '/personalDetails',
    { config: { access: 'patient' }, schema: { body: newPatientRecordSchema } },
    async (request, reply) => {
      const created = await createPatientRecord(context, actorOf(request), request.body);
      return reply.code(201).send(toAnswer(created));
    },
  );

  app.get(
    '/personalDetails/:id',
    { config: { access: 'patient-or-doctor' }, schema: { params: entityIdParams } },
    async (request) => {
      const actor = actorOf(request);
      const found = await findPatientRecord(context.database, request.params.id);
      await requireMayRead(context, actor, found && ofHolder(found.account_id));
      if (!found) throw notFound();
      await auditRead(context, actor, accessTo(found));
      return toAnswer(found);
    },
  );

  for (const [method, how] of [
    ['PUT', 'replace'],
    ['PATCH', 'merge'],
  ] as const) {
    app.route({
      method,
      url: '/personalDetails/:id',
      config: { access: 'patient', readOnly },
      schema: { params: entityIdParams, body: patientRecordChangeSchema },
      handler: async (request) =>
        toAnswer(await changePatientRecord(context, actorOf(request), request.params.id, how, request.body)),
    });
  }

  app.delete(
    '/personalDetails/:id',
    { config: { access: 'patient' }, schema: { params: entityIdParams } },
    async (request, reply) => {
      const { id } = request.params;
      await removePatientRecord(context, actorOf(request), id);
      return reply.type('text/plain; charset=utf-8').send(`Personal details with ID ${id} deleted.`);
    },
  );
}
