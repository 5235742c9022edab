import type { NewDeskEnrolment } from '@nivara/shared/domain/course-date';
import { tidyEmail } from '@nivara/shared/domain/field-rules';
import { toE164 } from '@nivara/shared/domain/phone-number';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { countEnteredAddress } from '../../plugins/entered-addresses';
import { newId } from '../../security/tokens';
import { auditChange } from '../audit/audit';
import type { Actor } from '../session/actor';
import { takeSeat } from './take-seat';

interface OfferedDate {
  id: string;
  course: string;
}

/** Enrols somebody on the phone or at the desk. Each decision about the enrolment is mailed to the e-mail address. */
export const enrolAtDesk = (
  context: AppContext,
  actor: Actor,
  date: OfferedDate,
  values: NewDeskEnrolment,
): Promise<string> =>
  countEnteredAddress(context, actor.accountId, () => enrolEntered(context, actor, date, values));

const enrolEntered = (
  context: AppContext,
  actor: Actor,
  date: OfferedDate,
  { firstName, lastName, email, phone }: NewDeskEnrolment,
): Promise<string> =>
  inTransaction(context, async (transaction) => {
    const { id } = await takeSeat(
      transaction,
      date.id,
      {
        id: newId(transaction.randomBytes),
        account_id: null,
        course: date.course,
        first_name: firstName.trim(),
        last_name: lastName.trim(),
        email: tidyEmail(email),
        phone: toE164(phone) ?? phone,
        message: '',
        status: 'new',
        created_at: transaction.now().toISOString(),
      },
      'desk',
    );
    await auditChange(transaction, actor, 'create', { noun: 'enrolments', recordId: id });
    return id;
  });
