import { APPOINTMENT_MESSAGES, type NewAppointment } from '@nivara/shared/domain/appointment';
import type { BookedBy } from '@nivara/shared/domain/booked-by';
import { tidyEmail } from '@nivara/shared/domain/field-rules';
import { PATIENT_MESSAGES } from '@nivara/shared/domain/patient-in-care';
import { isEntityId } from '@nivara/shared/domain/entity-id';
import type { AppContext } from '../../app-context';
import type { AppointmentsTable, ServicesTable } from '../../database/appointment-tables';
import { inTransaction } from '../../database/in-transaction';
import { isUniqueViolation } from '../../database/unique-violation';
import { conflict, invalid } from '../../problems';
import { readableNumber } from '../../security/readable-number';
import { newId, newToken } from '../../security/tokens';
import { auditChange } from '../audit/audit';
import { raiseBill } from '../bills/raise-bill';
import { openItem } from '../inbox-items/inbox-items';
import { type Actor, isDesk, isDoctor, isStaff } from '../session/actor';
import { isVisitOf } from '../prescriptions/patient-in-care-repository';
import {
  type RefusalOf,
  claimOwnTiming,
  claimTiming,
  refuseSecondOfVisitor,
  spendHold,
} from '../slots/claim-timing';
import { releaseAndOfferHold } from '../freed-timings/offer-freed-timing';
import { appointmentById, insertAppointment, setDoctor } from './appointment-repository';
import { notifyDoctorsOf, notifyBooked } from './notify-appointment';
import { sendFirstLink } from '../visitor-bookings/visitor-mail';
import { refusalsOfBooking } from '../new-patients/network-share';
import { refuseTooMany } from './open-appointments';
import { type AppointmentTime, requestedTime } from './requested-time';
import {
  type AppointmentPatient,
  chosenPatient,
  lockPatient,
  treatedPatient,
  visitor,
} from './appointment-patient';
import { doctorIdsOf } from '../clinic-services/clinic-service-repository';
import { requireService } from '../clinic-services/require-service';

/** Hashes of networks. */
interface Origin {
  /** Given for a visitor who has confirmed nothing. */
  visitorNetwork?: string;
  /** Given for an account, and for a visitor who has confirmed the booking by a code. */
  bookedFrom?: string;
}

/** Books the timing; without a timing, leaves a request that gets one later. Returns the appointment’s id. */
export async function bookAppointment(
  context: AppContext,
  actor: Actor | null,
  values: NewAppointment,
  { visitorNetwork, bookedFrom }: Origin = {},
): Promise<string> {
  const service = await requireService(context.database, values.service);
  if (values.online && service.online !== 1) {
    throw invalid([{ path: 'online', message: APPOINTMENT_MESSAGES.notOnline }]);
  }
  if (values.doctor && !(await doctorIdsOf(context.database, service.id)).includes(values.doctor)) {
    throw invalid([{ path: 'doctor', message: APPOINTMENT_MESSAGES.otherDoctor }]);
  }
  const who = await patientOf(context, actor, values);
  const follows = await requireFollowedVisit(context, actor, who, values);
  const row = {
    follows,
    ...newRow(context, service, { ...who, ...requestedTime(values, context.now()) }, values),
    visitor_network: visitorNetwork ?? null,
    booked_from: bookedFrom ?? null,
  };
  return inTransaction(context, async (context) => {
    if (actor && !isStaff(actor)) await refuseTooMany(context, actor, row.appointment_date);
    const refusalOf = await refusalsFor(context, actor, { ...row, hold: values.hold });
    return storeAppointment(context, actor, { row, service }, async (context) => {
      if (row.slot === null) {
        await notifyDoctorsOf(context, row, service.name);
        await openItem(context, 'request', row.id);
      } else await takeTiming(context, actor, row, { ...values, refusalOf });
      const email = tidyEmail(values.contact?.email ?? '');
      if (actor === null && email !== '') {
        await sendFirstLink(context, row, email);
      }
      if (values.hold) await releaseAndOfferHold(context, values.hold, actor?.accountId ?? null);
    });
  });
}

/**
 * Undefined for staff, and for a visitor who needs no code: the refusals of the latter were applied when the
 * timing was held (see `takeForVisitor`).
 */
async function refusalsFor(
  context: AppContext,
  actor: Actor | null,
  {
    booked_from: network,
    appointment_date: date,
    hold,
  }: Pick<NewRow, 'booked_from' | 'appointment_date'> & { hold: string | undefined },
): Promise<RefusalOf | undefined> {
  if (actor === null ? network === null : isStaff(actor)) return undefined;
  return refusalsOfBooking(context, { accountId: actor?.accountId ?? null, network, date, hold });
}

export type NewRow = Omit<AppointmentsTable, 'booked_by'>;

function bookedBy(actor: Actor | null, { account_id }: Pick<NewRow, 'account_id'>): BookedBy {
  if (actor === null) return 'visitor';
  if (isDesk(actor)) return 'desk';
  if (!isDoctor(actor)) return 'patient';
  return account_id === null ? 'doctor' : 'follow-up';
}

/** `take` claims the timing, or opens an item for a request, and notifies everybody. */
export async function storeAppointment(
  context: AppContext,
  actor: Actor | null,
  { row, service }: { row: NewRow; service: ServicesTable },
  take: (context: AppContext) => Promise<void>,
): Promise<string> {
  try {
    await inTransaction(context, async (context) => {
      await lockPatient(context, actor, row);
      const booked = { ...row, booked_by: bookedBy(actor, row) };
      await insertAppointment(context.database, booked);
      await take(context);
      await auditChange(context, actor, 'create', {
        noun: 'appointments',
        recordId: row.id,
        patientId: row.account_id,
      });
      if (row.slot !== null) await raiseBill(context, booked, service);
    });
  } catch (error) {
    // A concurrent call has booked the same timing for the patient.
    if (isUniqueViolation(error)) throw conflict(APPOINTMENT_MESSAGES.patientBusy, 'timing');
    throw error;
  }
  return row.id;
}

/** Only the doctor of a visit may book its follow-up, and only for its patient. */
async function requireFollowedVisit(
  { database }: AppContext,
  actor: Actor | null,
  { patient_key: patientKey }: AppointmentPatient,
  { followUpOf }: NewAppointment,
): Promise<string | null> {
  if (!followUpOf) return null;
  const isOwn =
    actor !== null &&
    isDoctor(actor) &&
    (await isVisitOf(database, followUpOf, { doctorId: actor.accountId, patientKey }));
  if (!isOwn) throw invalid([{ path: 'followUpOf', message: PATIENT_MESSAGES.otherVisit }]);
  return followUpOf;
}

async function patientOf(
  context: AppContext,
  actor: Actor | null,
  { patient, contact }: NewAppointment,
): Promise<AppointmentPatient> {
  if (actor && !isDoctor(actor)) return chosenPatient(context.database, actor, patient);
  // A doctor books for a patient whom they treat, or for somebody on the phone.
  return actor && isEntityId(patient.trim())
    ? treatedPatient(context, actor, patient.trim())
    : visitor(patient, contact);
}

async function takeTiming(
  context: AppContext,
  actor: Actor | null,
  row: NewRow,
  { hold, doctor, refusalOf }: Pick<NewAppointment, 'hold' | 'doctor'> & { refusalOf: RefusalOf | undefined },
): Promise<void> {
  const slot = row.slot ?? 0;
  const claim = actor === null ? claimOfVisitor(row) : claimOf(row);
  const wanted = { serviceId: row.service_id, date: row.appointment_date, slot, doctor };
  if (actor && isDoctor(actor) && row.account_id !== null) {
    await setDoctor(
      context.database,
      row.id,
      await claimOwnTiming(context, actor.accountId, wanted, claimOf(row)),
    );
    return notifyBooked(context, await appointmentById(context.database, row.id));
  }
  if (actor === null) {
    const { patient_key: patientKey, visitor_network: network, appointment_date: date } = row;
    await refuseSecondOfVisitor(context, { patientKey, network, date, slot });
  }
  const doctorOfHold =
    hold &&
    (await spendHold(
      context,
      { id: hold, owner: actor?.accountId ?? null, ...wanted },
      { patientKey: claim.patient_key, appointmentId: row.id, network: row.visitor_network },
    ));
  const refusal = doctorOfHold && refusalOf?.(doctorOfHold);
  if (refusal) throw conflict(refusal, 'timing');
  const claimant = { ...claim, visitor_network: row.visitor_network };
  const doctorId = doctorOfHold || (await claimTiming(context, wanted, claimant, refusalOf));
  await setDoctor(context.database, row.id, doctorId);
  await notifyBooked(context, await appointmentById(context.database, row.id));
}

export const claimOf = ({ id, patient_key }: Pick<AppointmentsTable, 'id' | 'patient_key'>) => ({
  patient_key,
  appointment_id: id,
  hold_id: null,
  hold_owner: null,
  expires_at: null,
});

export function newRow(
  { now, randomBytes }: AppContext,
  service: ServicesTable,
  what: AppointmentPatient & AppointmentTime,
  values: Pick<NewAppointment, 'online' | 'complaints'>,
): Omit<NewRow, 'visitor_network' | 'booked_from' | 'follows'> {
  const at = now();
  return {
    ...what,
    id: newId(randomBytes),
    booking_id: readableNumber('BK', randomBytes),
    service_id: service.id,
    kind: service.kind,
    doctor_id: null,
    online: values.online ? 1 : 0,
    join_token: values.online ? newToken(randomBytes) : null,
    complaints: values.complaints?.trim() || null,
    status: what.slot === null ? 'requested' : 'booked',
    cancel_reason: null,
    moved_at: null,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  };
}

/**
 * Anybody can book under the name and the phone number of a visitor. With the visitor's key in the claim, the refusal
 * of a second appointment at one timing would tell a stranger about the first one.
 */
export const claimOfVisitor = (row: Pick<AppointmentsTable, 'id' | 'patient_key'>) => ({
  ...claimOf(row),
  patient_key: null,
});
