import { useCallback, useState } from 'react';
import { readDeskAppointment } from '@nivara/shared/api-client/desk-day';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import { SEAT_STATE_NAMES } from '@nivara/shared/domain/course-date';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
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
import { CancelSeatDialog, ConfirmSeatDialog } from '../courses/seat-dialogs';
import { paths } from '../paths';

interface DecisionProps {
  item: InboxItemInDetail;
  /** Called after the decision, which changes the item. */
  onDecided: () => void;
}

/** The decision that the item needs. */
export function ItemDecision({ item, onDecided }: DecisionProps) {
  if (item.request) return <RequestDecision item={item} onDecided={onDecided} />;
  if (item.payment) return <PaymentDecision item={item} payment={item.payment} onDecided={onDecided} />;
  if (item.enrolment?.date) return <SeatDecision item={item} onDecided={onDecided} />;
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

function useDialog<Kind extends string>(onDecided: () => void) {
  const [open, setOpen] = useState<Kind>();
  const { showToast } = useToasts();
  return {
    open,
    setOpen,
    close: () => setOpen(undefined),
    decided: (text: string) => {
      setOpen(undefined);
      showToast({ tone: 'success', text });
      onDecided();
    },
  };
}

type Payment = NonNullable<InboxItemInDetail['payment']>;

function PaymentDecision({ item, payment, onDecided }: DecisionProps & { payment: Payment }) {
  const { open, setOpen, close, decided } = useDialog<'arrived' | 'not arrived'>(onDecided);
  const { billId, billNo, amount, reference, status } = payment;
  const dialog = {
    bill: { id: billId },
    payment: { id: item.id, amount, reference },
    onChanged: (_: unknown, said: string) => decided(said),
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

function SeatDecision({ item: { id, name, enrolment }, onDecided }: DecisionProps) {
  const { open, setOpen, close, decided } = useDialog<'confirm' | 'cancel'>(onDecided);
  const date = enrolment?.date;
  const seat = enrolment?.seat ?? 'cancelled';
  if (!date) return null;
  const dialog = { enrolment: { id, name }, onDecided: decided, onClose: close };
  return (
    <Card as="section" $padding="roomy" aria-labelledby="seat">
      <Stack $gap={4}>
        <Heading level={2} look="h3" id="seat">
          The seat
        </Heading>
        <Facts
          facts={[
            [
              'Course',
              <TextLink key="course" to={paths.courseDate(date.id)}>
                {date.title}, from {dateInWords(date.startsOn)}
              </TextLink>,
            ],
            ['State', SEAT_STATE_NAMES[seat]],
          ]}
        />
        <Cluster>
          {seat === 'requested' ? <Button onClick={() => setOpen('confirm')}>Confirm the seat</Button> : null}
          {seat === 'cancelled' ? null : (
            <Button variant="quiet" onClick={() => setOpen('cancel')}>
              Cancel the enrolment
            </Button>
          )}
        </Cluster>
      </Stack>
      {open === 'confirm' ? <ConfirmSeatDialog {...dialog} /> : null}
      {open === 'cancel' ? <CancelSeatDialog {...dialog} /> : null}
    </Card>
  );
}
