import { RupeesField } from '@nivara/shared/area/bill/rupees-field';
import { TAX_PERCENTS } from '@nivara/shared/domain/bill-lines';
import type { NewLine } from '@nivara/shared/domain/desk-bill';
import { paiseOf } from '@nivara/shared/domain/rupees';
import { SelectField } from '@nivara/shared/ui/choice/choice-field';
import { TextField } from '@nivara/shared/ui/form/field';

export interface LineValues {
  text: string;
  amount: string;
  taxPercent: string;
}

export const EMPTY_LINE: LineValues = { text: '', amount: '', taxPercent: '0' };

export const toLine = ({ text = '', amount, taxPercent }: Partial<LineValues>): NewLine => ({
  text,
  amount: paiseOf(amount) as number,
  taxPercent: Number(taxPercent ?? 0),
});

const TAXES = TAX_PERCENTS.map((percent) => ({
  value: String(percent),
  label: percent === 0 ? 'None: treatment' : `GST ${percent}%`,
}));

/** `at` is the prefix of the line's field names in the form. */
export const LineFields = ({ at = '' }: { at?: string }) => (
  <>
    <TextField name={`${at}text`} label="What for" maxLength={120} autoComplete="off" />
    <RupeesField name={`${at}amount`} label="Amount before tax" />
    <SelectField name={`${at}taxPercent`} label="Tax" options={TAXES} placeholder={null} />
  </>
);
