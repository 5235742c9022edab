import { useState } from 'react';
import { brand } from '@nivara/shared/contracts/brand';
import type { BillLookup, GuestBill } from '@nivara/shared/domain/bill';
import { Breadcrumbs } from '@nivara/shared/ui/navigation/breadcrumbs';
import { Heading, Lead, Section, Stack } from '@nivara/shared/ui/layout/layout';
import { PageHead } from '@nivara/shared/ui/layout/page-head';
import { paths } from '../../paths';
import { GuestBillView } from './guest-bill-view';
import { LookUpForm } from './look-up-form';

interface Found {
  /** Needed again to report the payment, and kept nowhere else. */
  lookup: BillLookup;
  bill: GuestBill;
}

/** Anybody with the bill's number and the phone number on it can pay without an account. */
export function PayScreen() {
  const [found, setFound] = useState<Found>();
  const [initial, setInitial] = useState<BillLookup>();
  return (
    <Section tight width="narrow">
      <PageHead
        title="Pay a bill"
        description={`Pay a bill of the ${brand.name} clinic as a guest, by UPI: with the bill’s number and your phone number, without an account.`}
      />
      <Stack $gap={6}>
        <Stack $gap={3}>
          <Breadcrumbs items={[{ label: 'Home', to: paths.home }, { label: 'Pay a bill' }]} />
          <Heading level={1} look="h2">
            Pay a bill
          </Heading>
          <Lead>Without an account: the bill’s number and your phone number are enough.</Lead>
        </Stack>
        {found === undefined ? (
          <LookUpForm initial={initial} onFound={(lookup, bill) => setFound({ lookup, bill })} />
        ) : (
          <GuestBillView
            {...found}
            onChanged={(bill) => setFound({ ...found, bill })}
            onOther={() => {
              // The next bill most often has the same phone number.
              setInitial({ number: '', phone: found.lookup.phone });
              setFound(undefined);
            }}
          />
        )}
      </Stack>
    </Section>
  );
}
