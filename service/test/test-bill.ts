import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { inTransaction } from '../src/database/in-transaction';
import { raiseBill } from '../src/modules/bills/raise-bill';
import { newId } from '../src/security/tokens';
import type { BillInDetail, BillStatus } from '@nivara/shared/domain/bill';
import type { Cast, Person } from './cast';
import { closeDesk } from './close-desk';
import type { TestApp } from './test-app';
import { cancelBillOf } from '../src/modules/bills/cancel-bill';

interface BilledAppointment {
  /** The patient; undefined for the appointment of a visitor, who has the phone number below. */
  patient?: Person;
  phone?: string;
  /** The doctor of the appointment. */
  doctor: Person;
  patientName?: string;
  serviceId?: number;
  /** The fee; by default the fee of the service. */
  feePaise?: number;
  /** Today when not given. */
  appointmentDate?: string;
}

/** Adds an appointment, and raises its bill as an ordinary booking does. */
export async function raiseTestBill(
  test: TestApp,
  { patient, phone, doctor, patientName = 'Demo Patient', ...wanted }: BilledAppointment,
): Promise<{ id: string; number: string; appointmentId: string }> {
  const { now, randomBytes } = test.context;
  const id = newId(randomBytes);
  const date = wanted.appointmentDate ?? clinicDate(now());
  const service = await test.context.database
    .selectFrom('services')
    .selectAll()
    .where('id', '=', wanted.serviceId ?? 2)
    .executeTakeFirstOrThrow();
  const number = await inTransaction(test.context, async (context) => {
    const appointment = await context.database
      .insertInto('appointments')
      .values({
        id,
        booking_id: `T-${id.slice(0, 8)}`,
        account_id: patient?.accountId ?? null,
        family_member_id: null,
        patient_key: patient ? `account:${patient.accountId}` : `visitor:${phone} ${patientName}`,
        patient_name: patientName,
        patient_dob: null,
        language: null,
        contact_phone: phone ?? null,
        service_id: service.id,
        kind: service.kind,
        doctor_id: doctor.accountId,
        appointment_date: date,
        timeslot: 'Morning',
        slot: 0,
        starts_at: now().toISOString(),
        online: 0,
        join_token: null,
        complaints: null,
        status: 'booked',
        created_at: now().toISOString(),
        updated_at: now().toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const fee_paise = wanted.feePaise ?? service.fee_paise;
    return raiseBill(context, appointment, { ...service, fee_paise });
  });
  const bill = await test.context.database
    .selectFrom('bills')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return { id: bill.id, number, appointmentId: id };
}

/** Raises and changes bills, by default for an appointment of the patient with the treating doctor. */
export function billOffice(test: TestApp, { patient, treatingDoctor }: Cast) {
  const { call, context } = test;
  const office = {
    raise: (wanted: Partial<BilledAppointment> = {}) =>
      raiseTestBill(test, { patient, doctor: treatingDoctor, ...wanted }),
    read: async (id: string, headers = patient.headers) =>
      (await call('GET', `/bills/${id}`, undefined, headers)).json() as BillInDetail,
    report: (id: string, transactionId = 'UPI123456789') =>
      call('POST', `/bills/${id}/payment`, { transactionId }, patient.headers),
    /** Makes a doctor's decision, in a clinic without a desk. */
    decide: async (id: string, body: object, headers = treatingDoctor.headers) => {
      await closeDesk(test);
      return call('PATCH', `/bills/${id}`, body, headers);
    },
    receipt: (id: string, headers = patient.headers) =>
      call('GET', `/bills/${id}/receipt`, undefined, headers),
    cancelAppointment: async (appointmentId: string) => {
      await context.database
        .updateTable('appointments')
        .set({ status: 'cancelled' })
        .where('id', '=', appointmentId)
        .execute();
      await inTransaction(context, (transaction) => cancelBillOf(transaction, null, appointmentId));
    },
    /** Takes the steps that lead to the status. */
    bring: async (bill: { id: string; appointmentId: string }, status: BillStatus) => {
      for (const step of STEPS_TO[status]) {
        if (step === 'report') await office.report(bill.id);
        else if (step === 'cancel') await office.cancelAppointment(bill.appointmentId);
        else await office.decide(bill.id, { status: step });
      }
    },
    changesOf: (id: string) =>
      context.database
        .selectFrom('audit')
        .select(['actor_id', 'patient_id'])
        .where('noun', '=', 'bills')
        .where('record_id', '=', id)
        .where('action', '=', 'update')
        .execute(),
  };
  return office;
}

const STEPS_TO: Record<BillStatus, readonly ('report' | 'cancel' | 'paid' | 'refunded')[]> = {
  unpaid: [],
  reported: ['report'],
  'part paid': [],
  paid: ['paid'],
  cancelled: ['cancel'],
  'refund due': ['paid', 'cancel'],
  refunded: ['paid', 'cancel', 'refunded'],
};
