import { lookUpBill } from '@nivara/shared/api-client/bills';
import { billLookupSchema, type BillLookup, type GuestBill } from '@nivara/shared/domain/bill';
import { Card } from '@nivara/shared/ui/layout/card';
import { TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';

interface LookUpFormProps {
  /** The initial values. */
  initial: BillLookup | undefined;
  onFound: (lookup: BillLookup, bill: GuestBill) => void;
}

export const LookUpForm = ({ initial, onFound }: LookUpFormProps) => (
  <Card $padding="roomy">
    <Form
      label="Find your bill"
      initialValues={initial ?? { number: '', phone: '' }}
      schema={billLookupSchema}
      onSubmit={async (lookup) => onFound(lookup, await lookUpBill(lookup))}
    >
      <TextField
        name="number"
        label="Bill number"
        hint="At the top of the bill, for example NV-2026-000123-7QX2."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        characters={20}
      />
      <TextField
        name="phone"
        label="Phone number"
        hint="The phone number that was given with the booking."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        characters={20}
      />
      <SubmitButton busyLabel="Looking for the bill…">Find the bill</SubmitButton>
    </Form>
  </Card>
);
