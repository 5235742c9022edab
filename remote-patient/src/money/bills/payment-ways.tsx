import { useState } from 'react';
import styled from 'styled-components';
import { payeeOf, type BillPayment } from '@nivara/shared/domain/bill';
import { formatRupees } from '@nivara/shared/domain/rupees';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { breakpoint, color, media, space, text } from '@nivara/shared/ui/tokens/theme';
import { QrCode } from '@nivara/shared/ui/layout/qr-code';

const Ways = styled.div`
  display: grid;
  gap: ${space[5]};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  }
`;

/** Computers have no app that opens a UPI link. */
const OnPhones = styled.div`
  @media (min-width: ${breakpoint.tablet}) and (pointer: fine) {
    display: none;
  }
`;

const PHONE = `(width < ${breakpoint.tablet}), (pointer: coarse)`;

/** On phones these details are below the button. */
const FromElsewhere = styled.details`
  order: 1;

  summary {
    padding-block: ${space[3]};
    color: ${color.primary};
    font-weight: 600;
    cursor: pointer;
  }
  ${media.tablet} {
    order: 0;
  }
  @media print {
    svg {
      max-width: 9rem;
    }
    summary {
      display: none;
    }
  }
`;

/** In a narrow column each value stands below its name, so that the bill's number stays in one line. */
const Payee = styled.div`
  container-type: inline-size;

  @container (width < 25rem) {
    dl > div {
      padding-block: ${space[2]};
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font-size: ${text.small};
`;

interface PaymentWaysProps {
  billNo: string;
  /** In paise. */
  amount: number;
  payment: BillPayment;
}

/** A link for this device, a QR code for another, and the payee of both. */
export function PaymentWays({ billNo, amount, payment }: PaymentWaysProps) {
  const { upiId, upiName } = payeeOf(payment.upiLink);
  // A phone cannot scan its own screen.
  const [isPhone] = useState(() => window.matchMedia(PHONE).matches);
  return (
    <Ways>
      <FromElsewhere open={!isPhone}>
        <summary>Pay from another phone</summary>
        <Stack $gap={2}>
          <QrCode
            qr={payment.qr}
            label={`QR code to pay ${formatRupees(amount)} to ${upiName}, UPI ID ${upiId}`}
          />
          <Hint>Scan it with any UPI app.</Hint>
        </Stack>
      </FromElsewhere>
      <Stack $gap={4}>
        <OnPhones>
          <ButtonLink href={payment.upiLink} full>
            Pay with a UPI app on this phone
          </ButtonLink>
        </OnPhones>
        <Payee>
          <Facts
            facts={[
              ['Amount', formatRupees(amount)],
              ['Pay to', upiName],
              ['UPI ID', upiId],
              ['Note', `Bill ${billNo}`],
            ]}
          />
        </Payee>
      </Stack>
    </Ways>
  );
}
