import styled from 'styled-components';
import { receiptHref } from '@nivara/shared/api-client/bills';
import { BILL_STATUS_NAMES, type Bill, isPayable, receiptName } from '@nivara/shared/domain/bill';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { formatRupees } from '@nivara/shared/domain/rupees';
import { BillStatus } from '@nivara/shared/area/bill/bill-status';
import { TwoLines } from '@nivara/shared/area/table/two-lines';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { DownloadIcon } from '@nivara/shared/ui/layout/icon';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { color, media, space, text } from '@nivara/shared/ui/tokens/theme';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { TitleLink } from '../../frame/title-link';
import { paths } from '../../paths';

interface Whose {
  /** All bills are of one patient. */
  isOfOnePatient: boolean;
  /** The name of the account’s holder, whom lists call “Me”. */
  me: string | undefined;
}

/** The columns of the summary, which shows each bill as a card on narrow screens. */
export const billSummary = (username: string, { isOfOnePatient, me }: Whose): readonly DataColumn<Bill>[] => [
  {
    id: 'date',
    heading: 'Date',
    cell: ({ date }) => dateInWords(date),
    text: ({ date }) => dateInWords(date),
    sortValue: ({ date }) => date,
    part: 'when',
  },
  {
    id: 'billNo',
    heading: 'Bill',
    cell: ({ id, service, patientName, billNo }) => (
      <TwoLines details={isOfOnePatient ? '' : nameOf(patientName, me)} wideDetails={billNo}>
        <TitleLink page={() => paths.bill(username, id)}>{service}</TitleLink>
      </TwoLines>
    ),
    text: ({ service, patientName, billNo }) => `${service}, ${patientName}, ${billNo}`,
    sortValue: ({ billNo }) => billNo,
    rowHeader: true,
    part: 'what',
  },
  {
    id: 'amount',
    heading: 'Amount',
    cell: ({ amount, balance, status }) => (
      <>
        <strong>{formatRupees(amount)}</strong>
        {status === 'part paid' ? <Open>{formatRupees(balance)} to pay</Open> : null}
      </>
    ),
    text: ({ amount }) => formatRupees(amount),
    sortValue: ({ amount }) => amount,
    align: 'end',
    part: 'who',
  },
  {
    id: 'status',
    heading: 'Status',
    cell: ({ status }) => <BillStatus status={status} />,
    text: ({ status }) => BILL_STATUS_NAMES[status],
    sortValue: ({ status }) => BILL_STATUS_NAMES[status],
    part: 'state',
  },
  {
    id: 'detail',
    heading: 'Action',
    cell: (bill) => <BillActions bill={bill} page={paths.bill(username, bill.id)} />,
    actions: true,
    part: 'action',
  },
];

const nameOf = (name: string, me: string | undefined) => (name === me ? 'Me' : name);

function BillActions({ bill, page }: { bill: Bill; page: string }) {
  const receipt = receiptHref(bill);
  const isOpen = isPayable(bill);
  const which = <VisuallyHidden> bill {bill.billNo}</VisuallyHidden>;
  return (
    <Actions>
      {isOpen ? (
        <ButtonLink size="small" to={page}>
          View and pay{which}
        </ButtonLink>
      ) : (
        <TextLink to={page}>View{which}</TextLink>
      )}
      {receipt === undefined ? null : (
        <ButtonLink
          size="small"
          variant="quiet"
          icon={<DownloadIcon size={18} />}
          href={receipt}
          download={receiptName(bill.billNo)}
        >
          Receipt<VisuallyHidden> for bill {bill.billNo} as PDF</VisuallyHidden>
        </ButtonLink>
      )}
    </Actions>
  );
}

const Open = styled.small`
  display: block;
  color: ${color.textMuted};
  font-size: ${text.small};
`;

/** Buttons in one line; on a narrow screen the card lays them out. */
const Actions = styled.span`
  display: contents;

  ${media.tablet} {
    display: flex;
    align-items: center;
    gap: ${space[4]};
    white-space: nowrap;
  }
`;
