import { vaccinationParams } from '@nivara/shared/domain/health-record';
import { entityIdParams } from '@nivara/shared/domain/entity-id';
import { timelineSchema } from '@nivara/shared/domain/patient-chart';
import { vaccinationGivenSchema } from '@nivara/shared/domain/vaccination';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { drawForAccount } from '../../documents/draw-for-account';
import { auditRead } from '../audit/audit';
import { listOwnTimeline } from '../patients/timeline-repository';
import { actorOf } from '../session/actor';
import { renderHealthCard } from './health-card-pdf';
import { noteVaccination } from './note-vaccination';
import { accessTo, requireOwnPatient } from './own-patient';
import { readHealthRecord } from './read-health-record';

const patients = { access: 'patient' } as const;
const params = entityIdParams;

export function healthRecordRoutes(app: App, context: AppContext): void {
  app.get('/health-records/:id', { config: patients, schema: { params } }, async (request) => {
    const actor = actorOf(request);
    const patient = await requireOwnPatient(context, actor, request.params.id);
    await auditRead(context, actor, accessTo(patient));
    return readHealthRecord(context, patient);
  });

  app.get(
    '/health-records/:id/timeline',
    { config: patients, schema: { params, querystring: timelineSchema } },
    async (request) => {
      const actor = actorOf(request);
      const patient = await requireOwnPatient(context, actor, request.params.id);
      await auditRead(context, actor, accessTo(patient));
      return listOwnTimeline(context.database, patient, request.query, clinicDate(context.now()));
    },
  );

  app.get('/health-records/:id/card', { config: patients, schema: { params } }, async (request, reply) => {
    const actor = actorOf(request);
    const patient = await requireOwnPatient(context, actor, request.params.id);
    await auditRead(context, actor, accessTo(patient));
    const healthRecord = await readHealthRecord(context, patient);
    const at = context.now();
    const pdf = await drawForAccount(context, request, () => renderHealthCard(healthRecord, at));
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="health-card-${clinicDate(at)}.pdf"`)
      .send(pdf);
  });

  app.put(
    '/health-records/:id/vaccinations/:vaccine',
    { config: patients, schema: { params: vaccinationParams, body: vaccinationGivenSchema } },
    async (request, reply) => {
      await noteVaccination(context, actorOf(request), request.params, request.body.givenOn);
      return reply.code(204).send();
    },
  );
}
