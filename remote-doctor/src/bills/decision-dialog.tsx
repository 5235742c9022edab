import { useId, useState } from 'react';
import styled from 'styled-components';
import { changeBill } from '@nivara/shared/api-client/bills';
import { useKnownReference } from '@nivara/shared/area/bill/use-known-reference';
import type { Bill, ClinicDecision } from '@nivara/shared/domain/bill';
import { PAID_FOR_SEVERAL } from '@nivara/shared/domain/payment';
import { formatRupees } from '@nivara/shared/domain/rupees';
import { ChoiceInput, ChoiceLabel, ChoiceRow } from '@nivara/shared/ui/choice/choice-look';
import { controlLook, FieldFrame } from '@nivara/shared/ui/form/field-frame';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { ConfirmDialog } from '@nivara/shared/ui/overlay/confirm-dialog';
import { DECISIONS } from './decisions';

const Input = styled.input`
  ${controlLook}
  max-width: 20rem;
`;

export interface Deciding {
  bill: Bill;
  decision: ClinicDecision;
}

interface DecisionDialogProps extends Deciding {
  onDecided: (text: string) => void;
  onClose: () => void;
}

export function DecisionDialog({ bill, decision, onDecided, onClose }: DecisionDialogProps) {
  const id = useId();
  const [transactionId, setTransactionId] = useState('');
  const { isKnown, watch } = useKnownReference();
  const [isForSeveral, setForSeveral] = useState(false);
  const { title, consequence, confirm, done, danger } = DECISIONS[decision];
  const isUnreported = decision === 'paid' && bill.transactionId === null;

  const decide = async () => {
    const given = transactionId.trim();
    await watch(
      changeBill(bill.id, {
        status: decision,
        ...(given && { transactionId: given }),
        ...(isForSeveral && { isForSeveral }),
      }),
    );
    onDecided(`${bill.billNo} ${done}.`);
  };

  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirm}
      busyLabel="Saving…"
      cancelLabel="Leave it as it is"
      danger={danger}
      onClose={onClose}
      onConfirm={decide}
    >
      <Stack>
        <Facts
          facts={[
            ['Bill', bill.billNo],
            ['Patient', bill.patientName],
            ['Amount', formatRupees(bill.amount)],
            ['Transaction ID', bill.transactionId],
          ]}
        />
        {isUnreported ? (
          <FieldFrame id={id} label="Transaction ID" hint="Of a payment by UPI or card." optional>
            <Input
              id={id}
              autoComplete="off"
              value={transactionId}
              onChange={({ target }) => setTransactionId(target.value)}
            />
          </FieldFrame>
        ) : null}
        <p>{consequence}</p>
        {isKnown ? (
          <ChoiceRow>
            <ChoiceInput
              id={`${id}-several`}
              type="checkbox"
              checked={isForSeveral}
              onChange={({ target }) => setForSeveral(target.checked)}
            />
            <ChoiceLabel htmlFor={`${id}-several`}>{PAID_FOR_SEVERAL}</ChoiceLabel>
          </ChoiceRow>
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}
