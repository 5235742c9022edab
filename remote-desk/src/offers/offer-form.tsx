import type { ServiceListEntry } from '@nivara/shared/domain/clinic-service';
import { OFFER_KINDS, OFFER_KIND_NAMES } from '@nivara/shared/domain/offer';
import { ChecklistField } from '@nivara/shared/ui/choice/checklist-field';
import { SelectField } from '@nivara/shared/ui/choice/choice-field';
import { DateField, TextArea, TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Split } from '@nivara/shared/ui/layout/layout';
import { NumberField } from '@nivara/shared/ui/form/number-field';
import { offerFormSchema, type OfferFormValues } from './offer-values';

interface OfferFormProps {
  initial: OfferFormValues;
  services: readonly ServiceListEntry[];
  onSave: (values: OfferFormValues) => Promise<void>;
}

const kinds = OFFER_KINDS.map((value) => ({ value, label: OFFER_KIND_NAMES[value] }));

export const OfferForm = ({ initial, services, onSave }: OfferFormProps) => (
  <Form label="Offer" initialValues={initial} schema={offerFormSchema} onSubmit={onSave}>
    <SelectField name="kind" label="Kind" options={kinds} placeholder={null} />
    <TextField name="name" label="Name" maxLength={100} />
    <TextArea name="description" label="Description" optional rows={3} />
    <Split $gap={5}>
      <DateField name="validFrom" label="Valid from" />
      <DateField name="validTo" label="Valid to" />
    </Split>
    <NumberField
      name="discountPercentage"
      label="Discount percentage"
      hint="Taken off the fee automatically. Leave it empty if the offer gives something else."
      optional
      min={0}
      max={100}
      step={1}
      characters={4}
    />
    <ChecklistField
      name="services"
      label="For"
      hint="If you choose none, the offer is for every service."
      optional
      options={services.map(({ service }) => service)}
    />
    <TextArea name="terms" label="Terms" optional rows={3} />
    <TextField name="specialDiscount" label="Special discount" optional maxLength={200} />
    <TextArea name="specialTerms" label="Special terms" optional rows={3} />
    <TextArea name="freebies" label="Freebies" optional rows={2} />
    <SubmitButton busyLabel="Saving…">Save the offer</SubmitButton>
  </Form>
);
