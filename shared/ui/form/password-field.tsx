import { useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import { IconButton } from './button';
import { controlLook, FieldFrame } from './field-frame';
import { EyeIcon, EyeOffIcon } from '../layout/icon';
import { color, space } from '../tokens/theme';
import { useFormField, type FieldProps } from './use-form-field';

export type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'name' | 'id' | 'value' | 'defaultValue' | 'type' | 'autoComplete'> & {
    autoComplete: 'current-password' | 'new-password';
  };

const Row = styled.div`
  position: relative;

  button {
    position: absolute;
    top: 0;
    right: ${space[1]};
    color: ${color.textMuted};
  }
`;

const Input = styled.input`
  ${controlLook}
  padding-inline-end: 3.25rem;
`;

export function PasswordField({ name, label, hint, optional, className, ...rest }: PasswordFieldProps) {
  const { id, error, input, described } = useFormField<string>({ name, hint, optional });
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <Row>
        <Input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...described}
          {...rest}
          id={id}
          type={isShown ? 'text' : 'password'}
        />
        <IconButton
          label={`Show ${label.toLowerCase()}`}
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
        </IconButton>
      </Row>
    </FieldFrame>
  );
}
