import {
  type Prescription,
  newPrescriptionSchema,
  prescriptionChangeSchema,
  prescriptionListSchema,
} from '@nivara/shared/domain/prescription';
import { entityIdParams } from '@nivara/shared/domain/entity-id';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { drawForAccount } from '../../documents/draw-for-account';
import { notFound } from '../../problems';
import { auditListRead, auditRead } from '../audit/audit';
import { requireMayRead } from '../doctors/treating';
import { type Actor, actorOf } from '../session/actor';
import { renderPrescription } from './prescription-pdf';
import { findPrescription, listPrescriptions, toPrescription } from './prescription-repository';
import { accessTo, correctPrescription, writePrescription } from './write-prescription';

const params = entityIdParams;

export function prescriptionRoutes(app: App, context: AppContext): void {
  app.get(
    '/prescriptions',
    { config: { access: 'patient-or-doctor' }, schema: { querystring: prescriptionListSchema } },
    async (request) => {
      const actor = actorOf(request);
      const { rows, total } = await listPrescriptions(context.database, actor, request.query);
      const accountIds = rows.map((row) => row.account_id);
      await auditListRead(context, actor, 'prescriptions', accountIds);
      return { rows: rows.map(toPrescription), total };
    },
  );

  app.get(
    '/prescriptions/:id',
    { config: { access: 'patient-or-doctor' }, schema: { params } },
    async (request) => readOne(context, actorOf(request), request.params.id),
  );

  app.get(
    '/prescriptions/:id/pdf',
    { config: { access: 'patient-or-doctor' }, schema: { params } },
    async (request, reply) => {
      const actor = actorOf(request);
      const prescription = await readOne(context, actor, request.params.id);
      const pdf = await drawForAccount(context, request, () => renderPrescription(prescription));
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="prescription-${prescription.date}.pdf"`)
        .send(pdf);
    },
  );

  app.post(
    '/prescriptions',
    { config: { access: 'doctor' }, schema: { body: newPrescriptionSchema } },
    async (request, reply) => {
      const written = await writePrescription(context, actorOf(request), request.body);
      return reply.code(201).send(toPrescription(written));
    },
  );

  app.patch(
    '/prescriptions/:id',
    { config: { access: 'doctor' }, schema: { params, body: prescriptionChangeSchema } },
    async (request) => {
      const { id } = request.params;
      return toPrescription(await correctPrescription(context, actorOf(request), id, request.body));
    },
  );
}

async function readOne(context: AppContext, actor: Actor, id: string): Promise<Prescription> {
  const found = await findPrescription(context.database, id);
  await requireMayRead(context, actor, found);
  if (!found) throw notFound();
  await auditRead(context, actor, accessTo(found));
  return toPrescription(found);
}
