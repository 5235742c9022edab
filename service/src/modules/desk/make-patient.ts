import { ROLE } from '@nivara/shared/contracts/session';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { DOB_MESSAGES, dobProblem } from '@nivara/shared/domain/date-of-birth';
import {
  DESK_PATIENT_MESSAGES,
  type DeskPatientChange,
  type NewDeskPatient,
} from '@nivara/shared/domain/desk-patients';
import { FAMILY_MESSAGES, familyMemberSchema } from '@nivara/shared/domain/family';
import { isFilled, tidyEmail } from '@nivara/shared/domain/field-rules';
import { toE164 } from '@nivara/shared/domain/phone-number';
import { GENDERS } from '@nivara/shared/domain/patient';
import { mergeRegistration, toRegistration } from '@nivara/shared/domain/patient-values';
import { fullNameOf } from '@nivara/shared/domain/person-name';
import type { AppContext } from '../../app-context';
import { inTransaction, lockAccount } from '../../database/in-transaction';
import { isUniqueViolation } from '../../database/unique-violation';
import { countEnteredAddress, countEnteredPhone } from '../../plugins/entered-addresses';
import { conflict, invalid, notFound } from '../../problems';
import { readableLetters } from '../../security/readable-number';
import { newId } from '../../security/tokens';
import { findAccount, findAccountByEmail, insertAccount } from '../accounts/account-repository';
import { NO_PASSWORD, unusedEmail, signsIn } from '../accounts/unclaimed-account';
import { auditChange } from '../audit/audit';
import { addMember } from '../family/change-family';
import {
  findPatientRecordOf,
  insertPatientRecord,
  registrationColumns,
  registrationIn,
  updatePatientRecord,
} from '../personal-details/personal-details-repository';
import { sendRecoveryMail } from '../recovery/recover-account';
import { deleteRecoveryTokensOf } from '../recovery/recovery-repository';
import { recordSecurity } from '../security-log/security-log';
import type { Actor } from '../session/actor';
import { notifyOfChangedContact } from './changed-contact';
import { findAccountsByPhone, setEmail } from './desk-patient-repository';

const EMAIL_TAKEN = 'Another account has this e-mail address. Please search for it.';

/** Returns the id of the family member, or of the account for its holder. */
export async function makePatient(
  context: AppContext,
  actor: Actor,
  values: NewDeskPatient,
): Promise<string> {
  const today = clinicDate(context.now());
  const problem = dobProblem(values.dob, today);
  if (problem) throw invalid([{ path: 'dob', message: problem }]);
  if (values.familyOf !== undefined) return joinFamily(context, actor, values, values.familyOf);
  const email = emailIn(values);
  return mailingLink(context, actor, email, () =>
    inTransaction(context, async (transaction) => {
      const made = await insertUnclaimed(transaction, values, email);
      await keepPatientRecord(transaction, made, values);
      await auditChange(transaction, actor, 'create', { noun: 'patients', recordId: made, patientId: made });
      return made;
    }),
  );
}

/** Mails the link to choose a password after `work`, which has stored the e-mail address. */
async function mailingLink<Result>(
  context: AppContext,
  actor: Actor,
  email: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (email === undefined) return countEnteredPhone(context, actor.accountId, work);
  const result = await countEnteredAddress(context, actor.accountId, work);
  await sendRecoveryMail(context, email, 'password');
  return result;
}

const emailIn = ({ email = '' }: { email?: string }) => (isFilled(email) ? tidyEmail(email) : undefined);

async function joinFamily(
  context: AppContext,
  actor: Actor,
  { firstName, lastName, phone, dob, gender }: NewDeskPatient,
  accountId: string,
): Promise<string> {
  const accounts = await findAccountsByPhone(context.database, toE164(phone) ?? '');
  if (!accounts.some(({ id }) => id === accountId)) {
    throw invalid([{ path: 'familyOf', message: DESK_PATIENT_MESSAGES.familyUnknown }]);
  }
  if (!isFilled(dob)) throw invalid([{ path: 'dob', message: DOB_MESSAGES.required }]);
  if (gender === undefined) throw invalid([{ path: 'gender', message: FAMILY_MESSAGES.gender }]);
  const member = familyMemberSchema.validateSync({ firstName, lastName, dob, gender });
  return (await addMember(context, actor, member, accountId)).id;
}

/** Nobody can sign in until the holder has chosen a password with the link that is mailed to them. */
async function insertUnclaimed(
  { database, now, randomBytes, ...context }: AppContext,
  { firstName, lastName }: NewDeskPatient,
  email: string | undefined,
): Promise<string> {
  const id = newId(randomBytes);
  const name = fullNameOf({ firstName, lastName });
  if (email !== undefined && (await findAccountByEmail(database, email))) {
    throw conflict(EMAIL_TAKEN, 'email');
  }
  const account = {
    id,
    name,
    email: email ?? unusedEmail(id),
    role: ROLE.patient,
    password_hash: NO_PASSWORD,
    created_at: now().toISOString(),
  };
  for (;;) {
    // A user name made from the patient's name would reveal the name to whoever owns a mistyped address.
    const username = `member-${readableLetters(8, randomBytes).toLowerCase()}`;
    if (await insertAccount(database, { ...account, username })) break;
    if (await findAccountByEmail(database, account.email)) throw conflict(EMAIL_TAKEN, 'email');
  }
  await recordSecurity(
    { ...context, database, now, randomBytes },
    { kind: 'account-created', accountId: id },
  );
  return id;
}

/** Prefills the registration, which the patient completes. */
async function keepPatientRecord(
  { database, now, randomBytes }: AppContext,
  accountId: string,
  { firstName, lastName = '', phone, dob = '', gender, email = '' }: NewDeskPatient,
): Promise<void> {
  const at = now().toISOString();
  const registration = toRegistration({
    personalDetails: {
      firstName,
      lastName,
      phone,
      dob,
      gender: GENDERS.find((one) => one === gender) ?? '',
      email,
    },
  });
  await insertPatientRecord(database, {
    id: newId(randomBytes),
    account_id: accountId,
    version: 1,
    status: 'draft',
    ...registrationColumns(registration),
    created_at: at,
    updated_at: at,
  });
}

/** The desk may change an account as long as it has no password. A new mail address gets the link to choose one. */
export async function changeUnclaimed(
  context: AppContext,
  actor: Actor,
  accountId: string,
  change: DeskPatientChange,
): Promise<void> {
  const email = emailIn(change);
  await mailingLink(context, actor, email, () =>
    storeChange(context, actor, accountId, { ...change, email }),
  );
}

const storeChange = (
  context: AppContext,
  actor: Actor,
  accountId: string,
  { email, phone }: DeskPatientChange,
): Promise<void> =>
  inTransaction(context, async (transaction) => {
    const { database, now } = transaction;
    await lockAccount(transaction, accountId);
    const account = await findAccount(database, accountId);
    if (!account) throw notFound();
    if (signsIn(account)) throw conflict(DESK_PATIENT_MESSAGES.claimed);
    if (email !== undefined && !(await setEmail(database, accountId, email))) {
      throw conflict(EMAIL_TAKEN, 'email');
    }
    // A link that was mailed earlier, perhaps to a mistyped address, must no longer open the account.
    if (email !== undefined) await deleteRecoveryTokensOf(database, accountId);
    const patientRecord = await findPatientRecordOf(database, accountId);
    if (patientRecord && (email !== undefined || isFilled(phone))) {
      const personalDetails = {
        ...(isFilled(phone) && { phone }),
        ...(email && { email }),
      };
      const registration = mergeRegistration(registrationIn(patientRecord), { personalDetails });
      const updated_at = now().toISOString();
      await updatePatientRecord(database, patientRecord.id, {
        ...registrationColumns(registration),
        updated_at,
      });
    }
    await notifyOfChangedContact(transaction, account, {
      hasOtherEmail: email !== undefined && email !== account.email,
      hasOtherPhone:
        patientRecord !== undefined &&
        isFilled(phone) &&
        toE164(phone ?? '') !== toE164(patientRecord.phone ?? ''),
    });
    await auditChange(transaction, actor, 'update', {
      noun: 'patients',
      recordId: accountId,
      patientId: accountId,
    });
  }).catch((error: unknown) => {
    // Somebody has signed up with the address meanwhile.
    throw isUniqueViolation(error) ? conflict(EMAIL_TAKEN, 'email') : error;
  });
