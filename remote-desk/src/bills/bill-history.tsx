import { formatRupees } from '@nivara/shared/domain/rupees';
import styled from 'styled-components';
import { momentInWords } from '@nivara/shared/domain/clinic-time';
import type { DeskBillInDetail } from '@nivara/shared/domain/desk-bill';
import { PAYMENT_METHOD_NAMES } from '@nivara/shared/domain/payment';
import { Card } from '@nivara/shared/ui/layout/card';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { color, space, text } from '@nivara/shared/ui/tokens/theme';

const List = styled.ol`
  display: grid;
  padding: 0;
  margin: 0;
  list-style: none;

  li {
    display: flex;
    justify-content: space-between;
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
    gap: ${space[4]};
  }
  li:last-child {
    border-bottom: 0;
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${text.small};
    overflow-wrap: anywhere;
  }
  data {
    flex: none;
    font-variant-numeric: lining-nums tabular-nums;
    font-weight: 550;
  }
`;

interface Entry {
  key: string;
  /** The moment by which the history is sorted. */
  at: string;
  what: string;
  details: readonly (string | null)[];
  amount: number;
}

const REPORTED = { reported: 'Reported', confirmed: 'Paid', 'not received': 'Not received' } as const;

function entriesOf({ payments, refunds, creditNotes }: DeskBillInDetail): Entry[] {
  const entries = [
    ...payments.map(({ id, at, method, amount, reference, status, takenBy }) => ({
      key: id,
      at,
      what: `${REPORTED[status]}, ${PAYMENT_METHOD_NAMES[method]}`,
      details: [momentInWords(new Date(at)), reference, takenBy],
      amount,
    })),
    ...creditNotes.map(({ id, at, number, reason, amount, issuedBy }) => ({
      key: id,
      at,
      what: `Credit note ${number}`,
      details: [momentInWords(new Date(at)), reason, issuedBy],
      amount: -amount,
    })),
    ...refunds.map(({ id, at, method, amount, reference, madeBy }) => ({
      key: id,
      at,
      what: `Returned, ${PAYMENT_METHOD_NAMES[method]}`,
      details: [momentInWords(new Date(at)), reference, madeBy],
      amount: -amount,
    })),
  ];
  return entries.sort((one, other) => one.at.localeCompare(other.at));
}

/** Shows the payments, credit notes and refunds of the bill, the oldest first. */
export function BillHistory({ bill }: { bill: DeskBillInDetail }) {
  const entries = entriesOf(bill);
  if (entries.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="history">
      <Stack $gap={3}>
        <Heading level={2} look="h4" id="history">
          Payments and corrections
        </Heading>
        <List>
          {entries.map(({ key, what, details, amount }) => (
            <li key={key}>
              <span>
                {what}
                <small>{details.filter(Boolean).join(' · ')}</small>
              </span>
              <data value={amount / 100}>{formatRupees(amount)}</data>
            </li>
          ))}
        </List>
      </Stack>
    </Card>
  );
}
