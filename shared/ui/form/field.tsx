import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlLook, FieldFrame } from './field-frame';
import { useFormField, type FieldProps } from './use-form-field';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'name' | 'id' | 'value' | 'defaultValue' | 'size'> & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | 'time';
    /** The width of the box in characters, for example to show the expected length of a PIN code. */
    characters?: number;
  };

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'name' | 'id' | 'value' | 'defaultValue'>;

export type DateFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'name' | 'id' | 'value' | 'defaultValue' | 'type'>;

const Input = styled.input<{ $characters?: number }>`
  ${controlLook}
  max-width: ${({ $characters }) => ($characters === undefined ? 'none' : `calc(${$characters}ch + 2.5rem)`)};
`;

const Area = styled.textarea`
  ${controlLook}
  display: block;
  min-height: 7rem;
  resize: vertical;
`;

export function TextField(props: TextFieldProps) {
  const { name, label, hint, optional, characters, className, type = 'text', ...rest } = props;
  const { id, error, input, described } = useFormField<string>({ name, hint, optional });
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <Input
        placeholder=" "
        {...input}
        {...described}
        {...rest}
        id={id}
        type={type}
        $characters={characters}
      />
    </FieldFrame>
  );
}

export function TextArea({ name, label, hint, optional, className, rows = 4, ...rest }: TextAreaProps) {
  const { id, error, input, described } = useFormField<string>({ name, hint, optional });
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <Area placeholder=" " {...input} {...described} {...rest} id={id} rows={rows} />
    </FieldFrame>
  );
}

/** The field's value is `yyyy-mm-dd`. */
export function DateField({ name, label, hint, optional, className, ...rest }: DateFieldProps) {
  const { id, error, input, described } = useFormField<string>({ name, hint, optional });
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <Input {...input} {...described} {...rest} id={id} type="date" $characters={12} />
    </FieldFrame>
  );
}
