import { TextField, type TextFieldProps } from '@nivara/shared/ui/form/field';

/** An amount in rupees as it is typed; `paiseOf` reads it. */
export const RupeesField = (props: Omit<TextFieldProps, 'type' | 'characters'>) => (
  <TextField inputMode="decimal" autoComplete="off" maxLength={16} {...props} characters={12} />
);
