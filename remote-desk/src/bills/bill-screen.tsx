import { formatRupees } from '@nivara/shared/domain/rupees';
import { readDeskBill } from '@nivara/shared/api-client/desk-bills';
import { BillLines } from '@nivara/shared/area/bill/bill-lines';
import { BillStatus } from '@nivara/shared/area/bill/bill-status';
import { useOwnItem } from '@nivara/shared/area/use-own-item';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { DeskBillInDetail } from '@nivara/shared/domain/desk-bill';
import { phoneInWords } from '@nivara/shared/domain/phone-number';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Cluster, Heading, Split, Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { DeskPage } from '../frame/desk-page';
import { paths } from '../paths';
import { BillActions } from './actions/bill-actions';
import { BillHistory } from './bill-history';
import { BillsNav } from './bills-nav';

export function BillScreen() {
  const { answer, change } = useOwnItem(readDeskBill);
  const name = answer.status === 'ready' && answer.data ? `Bill ${answer.data.billNo}` : 'Bill';
  return (
    <DeskPage name={name} heading={name}>
      <BillsNav />
      <Loaded
        data={answer}
        level={2}
        failure="The bill could not be loaded"
        skeleton={<SkeletonCard lines={12} />}
      >
        {(bill) =>
          bill === null ? <NoSuchBill /> : <Bill bill={bill} onChanged={(next) => change(() => next)} />
        }
      </Loaded>
    </DeskPage>
  );
}

export const NoSuchBill = () => (
  <EmptyState
    level={2}
    title="We could not find that bill"
    action={<ButtonLink to={paths.allBills}>See all bills</ButtonLink>}
  >
    The address may be incomplete.
  </EmptyState>
);

interface BillProps {
  bill: DeskBillInDetail;
  onChanged: (bill: DeskBillInDetail) => void;
}

const Bill = ({ bill, onChanged }: BillProps) => (
  <Split $ratio="3fr 2fr" $gap={5}>
    <Card as="section" $padding="roomy" aria-labelledby="about">
      <Stack $gap={5}>
        <Cluster $justify="space-between">
          <Heading level={2} look="h3" id="about">
            {bill.service}
          </Heading>
          <BillStatus status={bill.status} />
        </Cluster>
        <Facts
          facts={[
            ['Patient', bill.patientName],
            [
              'Phone',
              bill.phone && <TextLink href={`tel:${bill.phone}`}>{phoneInWords(bill.phone)}</TextLink>,
            ],
            ['Date', `${dateInWords(bill.date)}, ${bill.time}`],
            ['Booking', bill.bookingId],
            ['Cancelled', bill.cancelReason],
          ]}
        />
        <BillLines lines={bill.lines} amount={bill.amount} />
      </Stack>
    </Card>
    <Stack $gap={5}>
      <Card as="section" aria-labelledby="open">
        <Stack $gap={4}>
          <Heading level={2} look="h4" id="open">
            {headingOf(bill)}
          </Heading>
          <BillActions bill={bill} onChanged={onChanged} />
        </Stack>
      </Card>
      <BillHistory bill={bill} />
    </Stack>
  </Split>
);

function headingOf({ balance, status }: DeskBillInDetail): string {
  if (balance > 0) return `${formatRupees(balance)} to be paid`;
  if (balance < 0) return `${formatRupees(-balance)} to be returned`;
  return status === 'cancelled' ? 'Nothing to be paid' : 'Settled';
}
