import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { entityIdParams } from '@nivara/shared/domain/entity-id';
import { lastPrescriptionQuerySchema } from '@nivara/shared/domain/medicine';
import { patientListSchema, searchedDate, timelineSchema } from '@nivara/shared/domain/patient-chart';
import { personalTargetSchema } from '@nivara/shared/domain/personal-target';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { auditListRead, auditRead } from '../audit/audit';
import { findLastPrescription, toPrescription } from '../prescriptions/prescription-repository';
import { actorOf } from '../session/actor';
import { type PatientWithKey, requireTreated } from '../treated-patients/treated-patient';
import { findFew } from '../treated-patients/patient-search-repository';
import { setTarget } from '../tests/set-target';
import { readChart, toTreatedPatient } from './patient-chart';
import { listTreated } from './patient-repository';
import { listTimeline } from './timeline-repository';

const doctors = { access: 'doctor' } as const;
const params = entityIdParams;

const accessTo = ({ accountId, familyMemberId }: PatientWithKey) => ({
  noun: 'patients',
  recordId: familyMemberId ?? accountId,
  patientId: accountId,
});

export function patientRoutes(app: App, context: AppContext): void {
  app.get('/patients', { config: doctors, schema: { querystring: patientListSchema } }, async (request) => {
    const actor = actorOf(request);
    const today = clinicDate(context.now());
    const { q: typed, ...query } = request.query;
    const q = typed && (searchedDate(typed) ?? typed);
    const few = await findFew(context.database, context.databaseKind, q);
    const { rows, total } = await listTreated(context.database, actor.accountId, today, { ...query, q }, few);
    const accountIds = rows.map((row) => row.account_id);
    await auditListRead(context, actor, 'patients', accountIds);
    return { rows: rows.map((row) => toTreatedPatient(row, today)), total };
  });

  app.get('/patients/:id', { config: doctors, schema: { params } }, async (request) => {
    const actor = actorOf(request);
    const patient = await requireTreated(context, actor, request.params.id);
    await auditRead(context, actor, accessTo(patient));
    return readChart(context, actor, patient);
  });

  app.get(
    '/patients/:id/timeline',
    { config: doctors, schema: { params, querystring: timelineSchema } },
    async (request) => {
      const actor = actorOf(request);
      const patient = await requireTreated(context, actor, request.params.id);
      await auditRead(context, actor, accessTo(patient));
      return listTimeline(context.database, actor.accountId, patient, request.query);
    },
  );

  app.put(
    '/patients/:id/targets',
    { config: doctors, schema: { params, body: personalTargetSchema } },
    async (request, reply) => {
      await setTarget(context, actorOf(request), request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  app.get(
    '/patients/:id/last-prescription',
    { config: doctors, schema: { params, querystring: lastPrescriptionQuerySchema } },
    async (request) => {
      const actor = actorOf(request);
      const patient = await requireTreated(context, actor, request.params.id);
      await auditRead(context, actor, accessTo(patient));
      const { kind = 'medicine' } = request.query;
      const wanted = { doctorId: actor.accountId, patientKey: patient.key, kind };
      const row = await findLastPrescription(context.database, wanted);
      return { prescription: row ? toPrescription(row) : null };
    },
  );
}
