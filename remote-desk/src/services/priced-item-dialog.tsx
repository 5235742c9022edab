import { number, object } from 'yup';
import { createPricedItem, replacePricedItem } from '@nivara/shared/api-client/price-list';
import { RupeesField } from '@nivara/shared/area/bill/rupees-field';
import { PRICED_KINDS, type PricedItem, type PricedKind } from '@nivara/shared/domain/price-list';
import { pricedItemSchema } from '@nivara/shared/domain/priced-item';
import { AMOUNT_MESSAGE, inRupees, paiseOf } from '@nivara/shared/domain/rupees';
import { SelectField } from '@nivara/shared/ui/choice/choice-field';
import { TextArea, TextField } from '@nivara/shared/ui/form/field';
import { NumberField } from '@nivara/shared/ui/form/number-field';
import { checkedAs } from '../form/checked-as';
import { FormDialog } from '../form/form-dialog';
import { KIND_NAMES } from './price-columns';

interface Values {
  kind: PricedKind;
  name: string;
  details: string;
  minutes: string;
  price: string;
}

const kinds = PRICED_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }));

const toSent = ({ minutes, price, ...texts }: Partial<Values>) => ({
  ...texts,
  minutes: minutes === undefined || minutes === '' ? undefined : Number(minutes),
  price: paiseOf(price),
});

const schema = checkedAs<Values>(
  pricedItemSchema.concat(object({ price: number().typeError(AMOUNT_MESSAGE).required(AMOUNT_MESSAGE) })),
  toSent,
);

interface PricedItemDialogProps {
  /** Undefined for a new item. */
  item: PricedItem | undefined;
  onSaved: (item: PricedItem) => void;
  onClose: () => void;
}

export const PricedItemDialog = ({ item, onSaved, onClose }: PricedItemDialogProps) => (
  <FormDialog<Values>
    title={item?.name ?? 'New on the price list'}
    submit="Save"
    initialValues={{
      kind: item?.kind ?? 'package',
      name: item?.name ?? '',
      details: item?.details ?? '',
      minutes: item === undefined ? '' : String(item.minutes),
      price: item === undefined ? '' : inRupees(item.price),
    }}
    schema={schema}
    onClose={onClose}
    onSubmit={async (values) => {
      const sent = pricedItemSchema.cast(toSent(values));
      onSaved(item === undefined ? await createPricedItem(sent) : await replacePricedItem(item.id, sent));
    }}
  >
    <SelectField name="kind" label="Kind" options={kinds} placeholder={null} />
    <TextField name="name" label="Name" maxLength={100} />
    <TextArea
      name="details"
      label="Content or preparation"
      hint="For a package: its parts, one on each line. For a test: how to prepare for it."
      rows={4}
    />
    <NumberField name="minutes" label="Duration in minutes" min={5} max={1440} step={1} characters={5} />
    <RupeesField name="price" label="Price in rupees" />
  </FormDialog>
);
