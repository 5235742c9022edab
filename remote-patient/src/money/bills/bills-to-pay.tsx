import { useMemo } from 'react';
import styled from 'styled-components';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { useChosenPerson } from '@nivara/shared/area/person/chosen-person';
import { formatRupees } from '@nivara/shared/domain/rupees';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { space } from '@nivara/shared/ui/tokens/theme';
import { paths } from '../../paths';
import { readUnpaidBills } from './read-unpaid-bills';

/** Takes no more height than its line, so that the alert’s icon stays beside the words. */
const PayLink = styled(ButtonLink)`
  margin-block: -${space[2]};
`;

/** Shows the amount due, with a link to the first unpaid bill; shows nothing until a bill is known to be unpaid. */
export function BillsToPay({ username }: { username: string }) {
  const person = useChosenPerson();
  const answer = useAnswer(useMemo(() => readUnpaidBills(person), [person]));
  if (answer.status !== 'ready' || answer.data.first === undefined) return null;
  const { unpaid, sum, first, isComplete } = answer.data;
  const bills = unpaid === 1 ? 'one bill' : `${unpaid} bills`;
  return (
    <div data-screen-only>
      <Alert tone="warning">
        <Cluster $justify="space-between" $gap={2}>
          <strong>{`${isComplete ? '' : 'More than '}${formatRupees(sum)} to pay in ${bills}`}</strong>
          <PayLink variant="quiet" size="small" to={paths.bill(username, first.id)}>
            {unpaid === 1 ? 'See and pay it' : 'See and pay the first'}
            <VisuallyHidden> (bill {first.billNo})</VisuallyHidden>
          </PayLink>
        </Cluster>
      </Alert>
    </div>
  );
}
