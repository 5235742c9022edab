import { useEffect, useRef } from 'react';
import { reportGuestPayment } from '@nivara/shared/api-client/bills';
import type { BillLookup, GuestBill } from '@nivara/shared/domain/bill';
import { formatRupees } from '@nivara/shared/domain/rupees';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Button } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { BillStatus } from '@nivara/shared/area/bill/bill-status';
import { PayBill } from '../bills/pay-bill';

interface GuestBillViewProps {
  lookup: BillLookup;
  bill: GuestBill;
  onChanged: (bill: GuestBill) => void;
  /** Called when the guest wants to find another bill. */
  onOther: () => void;
}

/** All that a guest may see of a bill. */
export function GuestBillView({ lookup, bill, onChanged, onOther }: GuestBillViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // This view replaces the form that had the focus.
  useEffect(() => heading.current?.focus(), []);

  return (
    <Stack $gap={5}>
      <Card as="section" $padding="roomy" aria-labelledby="bill">
        <Stack $gap={4}>
          <Cluster $justify="space-between">
            <Heading ref={heading} level={2} look="h3" id="bill" tabIndex={-1}>
              Bill {bill.billNo}
            </Heading>
            <BillStatus status={bill.status} />
          </Cluster>
          <Facts
            facts={[
              ['Service', bill.service],
              ['Amount', formatRupees(bill.amount)],
            ]}
          />
        </Stack>
      </Card>
      <PayBill
        bill={bill}
        onReport={async (transactionId) => onChanged(await reportGuestPayment({ ...lookup, transactionId }))}
      />
      <div>
        <Button variant="quiet" onClick={onOther}>
          Look for another bill
        </Button>
      </div>
    </Stack>
  );
}
