import { ROLE } from '@nivara/shared/contracts/session';
import { tidyName } from '@nivara/shared/domain/account';
import { isEmail, tidyEmail } from '@nivara/shared/domain/field-rules';
import type { AppContext } from '../app-context';
import { inTransaction } from '../database/in-transaction';
import type { Database } from '../database/tables';
import { findAccountByEmail, insertAccount, usernamesLike } from '../modules/accounts/account-repository';
import { listServices } from '../modules/clinic-services/clinic-service-repository';
import { insertDoctor, insertDoctorServices } from '../modules/doctors/doctor-repository';
import { sendRecoveryMail } from '../modules/recovery/recover-account';
import { recordSecurity } from '../modules/security-log/security-log';
import { employ } from '../modules/staff/employ';
import { freeUsername, usernameFrom } from '../modules/sign-up/username';
import { newId, newToken } from '../security/tokens';
import { LinkNotSent } from './link-not-sent';

interface Person {
  email: string;
  name: string;
  /** The designation in the staff record. Patients see that of a doctor. */
  title: string;
  department: string;
}

export type NewStaff = Person & ({ role: 'desk' } | { role: 'doctor'; services: number[] });

/**
 * Creates the account and the staff record, and mails a link to choose a password. Doctors set their own hours (`PUT
 * /doctors/me/hours`). Returns the user name.
 */
export async function addStaff(context: AppContext, person: NewStaff): Promise<string> {
  const email = tidyEmail(person.email);
  const name = tidyName(person.name);
  if (!isEmail(email)) throw new Error(`"${person.email}" is no e-mail address.`);
  if ([name, person.title, person.department].some((text) => text.trim() === '')) {
    throw new Error('Give a name, a title and a department.');
  }
  const password_hash = await context.passwords.hash(newToken(context.randomBytes));
  const username = await inTransaction(context, async ({ database, now, randomBytes }) => {
    if (await findAccountByEmail(database, email))
      throw new Error(`There is an account with ${email} already.`);
    const wanted = usernameFrom(email, name);
    const free = freeUsername(wanted, await usernamesLike(database, wanted));
    const id = newId(randomBytes);
    const account = { id, username: free, email, name, role: ROLE[person.role], password_hash };
    await insertAccount(database, { ...account, created_at: now().toISOString() });
    await recordSecurity({ ...context, database }, { kind: 'role-given', accountId: id });
    if (person.role === 'doctor') await addAsDoctor(database, id, person);
    await employ(database, id, { designation: person.title, department: person.department });
    return free;
  });
  try {
    await sendRecoveryMail(context, email, 'invitation');
  } catch (error) {
    throw new LinkNotSent(`The account ${username} was made`, error);
  }
  return username;
}

async function addAsDoctor(
  database: Database,
  id: string,
  { title, services }: { title: string; services: readonly number[] },
): Promise<void> {
  const known = await listServices(database);
  const unknown = services.filter((service) => !known.some((one) => one.id === service));
  if (unknown.length > 0 || services.length === 0) {
    throw new Error(
      `Give ids of services, from 1 to ${known.length}${unknown.length > 0 ? `, not ${unknown.join(', ')}` : ''}.`,
    );
  }
  await insertDoctor(database, { account_id: id, title: title.trim() });
  await insertDoctorServices(database, id, [...new Set(services)]);
}
