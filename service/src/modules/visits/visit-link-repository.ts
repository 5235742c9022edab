import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { timingAt } from '@nivara/shared/domain/timings';
import type { Visit } from '@nivara/shared/domain/visit';
import type { Database } from '../../database/tables';

export async function linksOf(database: Database, visitId: string): Promise<Visit['links']> {
  const prescriptions = await database
    .selectFrom('prescriptions')
    .select(['id', 'kind', 'date', 'info', 'prescription'])
    .where('visit_id', '=', visitId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const tests = await database
    .selectFrom('tests')
    .select(['id', 'kind', 'booking_date as date', 'name as title'])
    .where('visit_id', '=', visitId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const plans = await database
    .selectFrom('care_plans')
    .select(['id', 'kind', 'valid_from as date', 'title'])
    .where('visit_id', '=', visitId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const documents = await database
    .selectFrom('uploads')
    .select(['id', 'created_at', 'display_name as title'])
    .where('visit_id', '=', visitId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const followUps = await database
    .selectFrom('appointments')
    .innerJoin('services', 'services.id', 'appointments.service_id')
    .select(['appointments.id', 'appointments.kind', 'appointment_date as date', 'services.name', 'slot'])
    .where('follows', '=', visitId)
    .where('status', '<>', 'cancelled')
    .orderBy('appointment_date')
    .orderBy('slot')
    .execute();
  return {
    prescriptions: prescriptions.map(({ info, prescription, ...row }) => ({
      ...row,
      title: info || prescription,
    })),
    tests,
    plans,
    documents: documents.map(({ created_at, ...row }) => ({
      ...row,
      kind: 'document',
      date: clinicDate(new Date(created_at)),
    })),
    followUps: followUps.map(({ name, slot, ...row }) => ({
      ...row,
      title: slot === null ? name : `${name}, ${timingAt(slot).timing}`,
    })),
  };
}
