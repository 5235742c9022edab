import type { NewDeskEnrolment } from '@nivara/shared/domain/course-date';
import { tidyEmail } from '@nivara/shared/domain/field-rules';
import { toE164 } from '@nivara/shared/domain/phone-number';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { newId } from '../../security/tokens';
import { auditChange } from '../audit/audit';
import type { Actor } from '../session/actor';
import { takeSeat } from './take-seat';

/** Enrols somebody on the phone or at the desk. */
export const enrolAtDesk = (
  context: AppContext,
  actor: Actor,
  date: { id: string; course: string },
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
