import { CLINIC_SERVICE_MESSAGES, type ClinicServiceChange } from '@nivara/shared/domain/clinic-service';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../../app-context';
import type { ServicesTable } from '../../database/appointment-tables';
import { inTransaction } from '../../database/in-transaction';
import { conflict, invalid, notFound } from '../../problems';
import { auditChange } from '../audit/audit';
import { listPresentDoctors, lockDoctor } from '../doctors/doctor-repository';
import type { Actor } from '../session/actor';
import {
  changeService,
  countBookedAppointments,
  doctorsOf,
  findService,
  replaceDoctors,
} from './clinic-service-repository';

const M = CLINIC_SERVICE_MESSAGES;

/** Later appointments have the new fee and the new doctors; existing bills stay as they are. */
export async function changeClinicService(
  context: AppContext,
  actor: Actor,
  id: number,
  { fee, online, doctors }: ClinicServiceChange,
): Promise<ServicesTable> {
  if (fee === undefined && online === undefined && doctors === undefined) {
    throw invalid([{ path: 'fee', message: M.nothing }]);
  }
  return inTransaction(context, async (transaction) => {
    const { database } = transaction;
    if (!(await findService(database, id))) throw notFound();
    if (doctors) await setDoctors(transaction, id, [...new Set(doctors)]);
    const columns = {
      ...(fee !== undefined && { fee_paise: fee }),
      ...(online !== undefined && { online: online ? 1 : 0 }),
    };
    const service =
      Object.keys(columns).length > 0
        ? await changeService(database, id, columns)
        : await findService(database, id);
    if (!service) throw notFound();
    await auditChange(transaction, actor, 'update', { noun: 'services', recordId: String(id) });
    return service;
  });
}

/** Refuses to remove a doctor who has coming appointments of this service. */
async function setDoctors({ database, now }: AppContext, id: number, wanted: string[]): Promise<void> {
  // A doctor who is just leaving is no longer present once the lock is free.
  for (const doctor of [...wanted].sort()) await lockDoctor(database, doctor);
  const known = new Set((await listPresentDoctors(database)).map((doctor) => doctor.id));
  const errors = wanted.flatMap((doctor, index) =>
    known.has(doctor) ? [] : [{ path: `doctors[${index}]`, message: M.doctor }],
  );
  if (errors.length > 0) throw invalid(errors);
  const removed = (await doctorsOf(database, id))
    .map((doctor) => doctor.id)
    .filter((each) => !wanted.includes(each));
  if (removed.length > 0 && (await countBookedAppointments(database, id, removed, clinicDate(now()))) > 0) {
    throw conflict(M.booked, 'doctors');
  }
  await replaceDoctors(database, id, wanted);
}
