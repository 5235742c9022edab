import { useId } from 'react';
import { paymentReportSchema } from '@nivara/shared/domain/bill';
import { tidyTransactionId } from '@nivara/shared/domain/transaction-id';
import { TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';

/** The clinic finds the payment by the UPI app's transaction id. */
export function ReportPayment({ onReport }: { onReport: (transactionId: string) => Promise<void> }) {
  const id = useId();
  return (
    <Stack as="section" $gap={4} data-screen-only aria-labelledby={id}>
      <Heading level={3} look="h4" id={id}>
        I have paid
      </Heading>
      <Form
        label="I have paid"
        initialValues={{ transactionId: '' }}
        schema={paymentReportSchema}
        onSubmit={({ transactionId }) => onReport(tidyTransactionId(transactionId))}
      >
        <TextField
          name="transactionId"
          label="Transaction ID"
          hint="Your UPI app shows it with the payment, also as “UPI reference” or “UTR”."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          characters={24}
        />
        <SubmitButton busyLabel="Sending…">Report the payment</SubmitButton>
      </Form>
    </Stack>
  );
}
