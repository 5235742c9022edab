import { DEMO_DOCTORS } from '@nivara/shared/contracts/demo-accounts';
import { ROLE } from '@nivara/shared/contracts/session';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { newId, newToken } from '../../security/tokens';
import { findAccountByEmail, insertAccount } from '../accounts/account-repository';
import { employ } from '../staff/employ';
import { hasDoctors, insertDoctor, insertDoctorServices, replaceHours } from './doctor-repository';

/**
 * If there are no doctors yet, adds the demo doctors: an existing demo account becomes a doctor, and where there is none,
 * one is added whose password nobody knows.
 */
export async function addDemoDoctors(context: AppContext): Promise<void> {
  if (await hasDoctors(context.database)) return;
  const passwordHash = await context.passwords.hash(newToken(context.randomBytes));
  await inTransaction(context, (transaction) => insertDemoDoctors(transaction, passwordHash));
}

export async function insertDemoDoctors(
  { database, now, randomBytes }: AppContext,
  password_hash: string,
): Promise<void> {
  for (const { username, name, title, department, services, hours } of DEMO_DOCTORS) {
    const email = `${username}@example.org`;
    const account = { id: newId(randomBytes), username, email, name, role: ROLE.doctor, password_hash };
    await insertAccount(database, { ...account, created_at: now().toISOString() });
    const doctor = await findAccountByEmail(database, email);
    if (!doctor) continue;
    // `insertDoctor` returns false when another process has added the doctor meanwhile.
    if (!(await insertDoctor(database, { account_id: doctor.id, title }))) continue;
    await employ(database, doctor.id, { designation: title, department });
    await insertDoctorServices(database, doctor.id, services);
    await replaceHours(
      database,
      doctor.id,
      hours.flatMap(({ weekdays, firstSlot, lastSlot }) =>
        weekdays.map((weekday) => ({
          doctor_id: doctor.id,
          weekday,
          first_slot: firstSlot,
          last_slot: lastSlot,
        })),
      ),
    );
  }
}
