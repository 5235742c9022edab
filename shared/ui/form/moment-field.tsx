import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlLook, FieldFrame } from './field-frame';
import { useFormField, type FieldProps } from './use-form-field';

export type MomentFieldProps = FieldProps & Pick<ComponentProps<'input'>, 'min' | 'max' | 'className'>;

const Input = styled.input`
  ${controlLook}
  max-width: 17rem;
`;

/** Its value is `yyyy-mm-ddThh:mm`. */
export function MomentField({ name, label, hint, optional, className, ...bounds }: MomentFieldProps) {
  const { id, error, input, described } = useFormField<string>({ name, hint, optional });
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <Input {...input} {...described} {...bounds} id={id} type="datetime-local" />
    </FieldFrame>
  );
}
