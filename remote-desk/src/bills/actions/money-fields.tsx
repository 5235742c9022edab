import { RupeesField } from '@nivara/shared/area/bill/rupees-field';
import {
  PAYMENT_METHODS,
  PAYMENT_METHOD_NAMES,
  newPaymentSchema,
  type PaymentMethod,
} from '@nivara/shared/domain/payment';
import { inRupees, paiseOf } from '@nivara/shared/domain/rupees';
import { RadioField } from '@nivara/shared/ui/choice/choice-field';
import { TextField } from '@nivara/shared/ui/form/field';
import { checkedAs } from '../../form/checked-as';

export interface MoneyValues {
  method: PaymentMethod;
  amount: string;
  reference: string;
}

const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_METHOD_NAMES[value] }));

export const moneyValues = (amount: number, method: PaymentMethod = 'cash'): MoneyValues => ({
  method,
  amount: inRupees(amount),
  reference: '',
});

export const toMoney = ({ method, amount, reference }: Partial<MoneyValues>) => ({
  method: method as PaymentMethod,
  amount: paiseOf(amount) as number,
  ...(method !== 'cash' && reference?.trim() && { reference: reference.trim() }),
});

export const moneySchema = checkedAs<MoneyValues>(newPaymentSchema, toMoney);

/** The method and the amount of a payment or refund. */
export const MoneyFields = ({ method }: { method: PaymentMethod }) => (
  <>
    <RadioField name="method" label="How" options={METHODS} inline />
    <RupeesField name="amount" label="Amount in rupees" />
    {method === 'cash' ? null : (
      <TextField
        name="reference"
        label={method === 'upi' ? 'UPI reference' : 'Number on the slip'}
        optional={method === 'card'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        characters={24}
      />
    )}
  </>
);
