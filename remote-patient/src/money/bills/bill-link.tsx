import { useCallback } from 'react';
import { listBills } from '@nivara/shared/api-client/bills';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { isPayable } from '@nivara/shared/domain/bill';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { paths } from '../../paths';

interface BillLinkProps {
  /** The id of the appointment, which is also the id of its visit. */
  appointment: string;
  username: string;
}

/** Shown where the appointment has a bill. */
export function BillLink({ appointment, username }: BillLinkProps) {
  const answer = useAnswer(useCallback(() => listBills({ appointment, size: 1 }), [appointment]));
  const bill = answer.status === 'ready' ? answer.data.rows[0] : undefined;
  if (bill === undefined) return null;
  return (
    <ButtonLink variant="secondary" to={paths.bill(username, bill.id)}>
      {isPayable(bill) ? 'See and pay the bill' : 'See the bill'}
    </ButtonLink>
  );
}
