import { ROLE } from '@nivara/shared/contracts/session';
import { tidyName } from '@nivara/shared/domain/account';
import { isEmail, tidyEmail } from '@nivara/shared/domain/field-rules';
import type { AppContext } from '../app-context';
import { inTransaction } from '../database/in-transaction';
import { findAccountByEmail, insertAccount, usernamesLike } from '../modules/accounts/account-repository';
import { listServices } from '../modules/clinic-services/clinic-service-repository';
import { insertDoctor, insertDoctorServices } from '../modules/doctors/doctor-repository';
import { sendRecoveryMail } from '../modules/recovery/recover-account';
import { freeUsername, usernameFrom } from '../modules/sign-up/username';
import { newId, newToken } from '../security/tokens';

export interface NewDoctor {
  email: string;
  name: string;
  title: string;
  /** Ids of services. */
  services: number[];
}

/**
 * An account for a doctor, who gets a link by mail to choose a password. Hours are the doctor’s own business
 * (`PUT /doctors/me/hours`). Returns the username.
 */
export async function addDoctor(context: AppContext, doctor: NewDoctor): Promise<string> {
  const email = tidyEmail(doctor.email);
  const name = tidyName(doctor.name);
  if (!isEmail(email)) throw new Error(`"${doctor.email}" is no e-mail address.`);
  if (name === '' || doctor.title.trim() === '') throw new Error('A doctor needs a name and a title.');
  const password_hash = await context.passwords.hash(newToken(context.randomBytes));
  const username = await inTransaction(context, async ({ database, now, randomBytes }) => {
    if (await findAccountByEmail(database, email))
      throw new Error(`There is an account with ${email} already.`);
    const known = await listServices(database);
    const unknown = doctor.services.filter((id) => !known.some((service) => service.id === id));
    if (unknown.length > 0 || doctor.services.length === 0) {
      throw new Error(
        `Say ids of services, from 1 to ${known.length}${unknown.length > 0 ? `, not ${unknown.join(', ')}` : ''}.`,
      );
    }
    const wanted = usernameFrom(email, name);
    const free = freeUsername(wanted, await usernamesLike(database, wanted));
    const id = newId(randomBytes);
    const created_at = now().toISOString();
    await insertAccount(database, {
      id,
      username: free,
      email,
      name,
      role: ROLE.doctor,
      password_hash,
      created_at,
    });
    await insertDoctor(database, { account_id: id, title: doctor.title.trim() });
    await insertDoctorServices(database, id, [...new Set(doctor.services)]);
    return free;
  });
  await sendRecoveryMail(context, email, 'password');
  return username;
}
