import styled from 'styled-components';
import { RupeesField } from '@nivara/shared/area/bill/rupees-field';
import {
  type ByMethod,
  CLOSING_MESSAGES,
  type DayClosing,
  byMethod,
  closingSchema,
  differenceOf,
  lacksNote,
} from '@nivara/shared/domain/day-closing';
import { PAYMENT_METHODS, PAYMENT_METHOD_NAMES, type PaymentMethod } from '@nivara/shared/domain/payment';
import { formatRupees, paiseOf } from '@nivara/shared/domain/rupees';
import { TextArea } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton, type FormSchema } from '@nivara/shared/ui/form/form';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { color, space, text } from '@nivara/shared/ui/tokens/theme';
import { checkedAs } from '../form/checked-as';
import { AmountTable } from './amount-table';

const Counts = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[4]};
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
`;

const Difference = styled.p<{ $differs: boolean }>`
  margin-top: ${space[2]};
  color: ${({ $differs }) => ($differs ? color.danger : color.textMuted)};
  font-size: ${text.small};
  font-weight: 550;
`;

interface Values {
  counted: Record<PaymentMethod, string>;
  note: string;
}

const HINTS: Record<PaymentMethod, string> = {
  cash: 'In the drawer, without the change that stays there.',
  card: 'The sum of the slips.',
  upi: 'As the app shows it for the day.',
};

const toClosing = ({ counted, note }: Partial<Values>) => ({
  counted: byMethod((method) => paiseOf(counted?.[method]) as number),
  note: note?.trim() || undefined,
});

/** A difference needs a note, by the same rule as in the service. */
const schemaFor = (expected: ByMethod): FormSchema => {
  const rule = closingSchema.test('note', (closing, { createError }) =>
    lacksNote(closing.counted, expected, closing.note)
      ? createError({ path: 'note', message: CLOSING_MESSAGES.note })
      : true,
  );
  return checkedAs<Values>(rule as FormSchema, toClosing);
};

interface ClosingFormProps {
  closing: DayClosing;
  onClose: (counted: ByMethod, note: string | undefined) => Promise<void>;
}

export const ClosingForm = ({ closing: { received, refunded, expected }, onClose }: ClosingFormProps) => (
  <Stack $gap={6}>
    <Stack $gap={3}>
      <Heading level={2} look="h3">
        Expected
      </Heading>
      <AmountTable
        label="Expected"
        columns={[
          ['Received', received],
          ['Returned', refunded],
          ['Expected', expected],
        ]}
      />
    </Stack>
    <Stack $gap={4}>
      <Heading level={2} look="h3">
        Counted
      </Heading>
      <Form<Values>
        label="Counted"
        initialValues={{ counted: { cash: '', card: '', upi: '' }, note: '' }}
        schema={schemaFor(expected)}
        onSubmit={async (values) => {
          const { counted, note } = toClosing(values);
          await onClose(counted, note);
        }}
      >
        {({ values }) => (
          <>
            <Counts>
              {PAYMENT_METHODS.map((method) => (
                <div key={method}>
                  <RupeesField
                    name={`counted.${method}`}
                    label={PAYMENT_METHOD_NAMES[method]}
                    hint={HINTS[method]}
                  />
                  <Compared counted={toClosing(values).counted} expected={expected} method={method} />
                </div>
              ))}
            </Counts>
            <TextArea
              name="note"
              label="Note"
              hint="The reason for the difference."
              optional
              rows={2}
              maxLength={500}
            />
            <p>A closed day cannot be changed. Later payments and refunds count for the next day.</p>
            <SubmitButton busyLabel="Closing…">Close the day</SubmitButton>
          </>
        )}
      </Form>
    </Stack>
  </Stack>
);

/** Compares the counted amount with the expected one, once an amount is typed. */
function Compared({
  counted,
  expected,
  method,
}: Record<'counted' | 'expected', ByMethod> & { method: PaymentMethod }) {
  const difference = differenceOf(counted, expected)[method];
  if (!Number.isFinite(difference)) return null;
  if (difference === 0) return <Difference $differs={false}>As expected</Difference>;
  return (
    <Difference $differs>
      {formatRupees(Math.abs(difference))} {difference > 0 ? 'more' : 'less'} than expected
    </Difference>
  );
}
