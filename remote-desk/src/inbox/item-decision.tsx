import { useCallback } from 'react';
import { readDeskAppointment } from '@nivara/shared/api-client/desk-day';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import type { InboxItemInDetail } from '@nivara/shared/domain/inbox';
import { formatRupees } from '@nivara/shared/domain/rupees';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { Button } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { AppointmentCard } from '../appointment/appointment-card';
import { ArrivedDialog, NotArrivedDialog } from '../bills/actions/arrived-dialog';
import { paths } from '../paths';
import { SeatDecision } from './seat-decision';
import { useDecisionDialog } from './use-decision-dialog';

export interface DecisionProps {
  item: InboxItemInDetail;
  /** Called after the decision, which changes the item. */
  onDecided: () => void;
}

/** The decision that the item needs. */
export function ItemDecision({ item, onDecided }: DecisionProps) {
  if (item.request) return <RequestDecision item={item} onDecided={onDecided} />;
  if (item.payment) return <PaymentDecision item={item} payment={item.payment} onDecided={onDecided} />;
  if (item.enrolment) return <SeatDecision item={item} enrolment={item.enrolment} onDecided={onDecided} />;
  return null;
}

function RequestDecision({ item: { id }, onDecided }: DecisionProps) {
  const ask = useCallback(() => readDeskAppointment(id), [id]);
  const { answer, change } = useChangingAnswer(ask);
  return (
    <Loaded
      data={answer}
      level={2}
      failure="The request could not be loaded"
      skeleton={<SkeletonCard lines={8} />}
    >
      {(appointment) => (
        <AppointmentCard
          appointment={appointment}
          change={(changed) => {
            change((known) => changed(known) ?? known);
            onDecided();
          }}
        />
      )}
    </Loaded>
  );
}

type Payment = NonNullable<InboxItemInDetail['payment']>;

function PaymentDecision({ item, payment, onDecided }: DecisionProps & { payment: Payment }) {
  const { open, setOpen, close, decided } = useDecisionDialog<'arrived' | 'not arrived'>(onDecided);
  const { billId, billNo, amount, reference, status } = payment;
  const dialog = {
    bill: { id: billId },
    payment: { id: item.id, amount, reference },
    onChanged: (_: unknown, message: string) => decided(message),
    onClose: close,
  };
  return (
    <Card as="section" $padding="roomy" aria-labelledby="payment">
      <Stack $gap={4}>
        <Heading level={2} look="h3" id="payment">
          {status === 'reported' ? 'Has the money arrived?' : 'The payment'}
        </Heading>
        <Facts
          facts={[
            [
              'Bill',
              <TextLink key="bill" to={paths.bill(billId)}>
                {billNo}
              </TextLink>,
            ],
            ['Reported', formatRupees(amount)],
            ['Transaction ID', reference],
            [
              'State',
              status === 'confirmed'
                ? 'Confirmed'
                : status === 'not received'
                  ? 'Not received'
                  : 'To be confirmed',
            ],
          ]}
        />
        {status === 'reported' ? (
          <Cluster>
            <Button onClick={() => setOpen('arrived')}>Confirm the payment</Button>
            <Button variant="quiet" onClick={() => setOpen('not arrived')}>
              Not received
            </Button>
          </Cluster>
        ) : null}
      </Stack>
      {open === 'arrived' ? <ArrivedDialog {...dialog} /> : null}
      {open === 'not arrived' ? <NotArrivedDialog {...dialog} /> : null}
    </Card>
  );
}
