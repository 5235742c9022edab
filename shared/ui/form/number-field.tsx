import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlLook, FieldFrame } from './field-frame';
import { useFormField, type FieldProps } from './use-form-field';

export type NumberFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'min' | 'max' | 'step' | 'className'> & {
    /** About as wide as this many characters. */
    characters?: number;
  };

const Input = styled.input<{ $characters: number }>`
  ${controlLook}
  max-width: calc(${({ $characters }) => $characters}ch + 2.5rem);
`;

/** The value is null while the box is empty, and NaN while its text is no number. */
export function NumberField({ name, label, hint, optional, characters = 8, ...rest }: NumberFieldProps) {
  const { className, step = 'any', ...bounds } = rest;
  const { id, error, input, setValue, described } = useFormField<number | null>({ name, hint, optional });
  const shown = input.value === null || Number.isNaN(input.value) ? '' : input.value;
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <Input
        {...described}
        {...bounds}
        id={id}
        name={name}
        type="number"
        inputMode="decimal"
        step={step}
        autoComplete="off"
        $characters={characters}
        value={shown}
        onChange={({ target }) =>
          setValue(target.value === '' && !target.validity.badInput ? null : target.valueAsNumber)
        }
        onBlur={input.onBlur}
        // The mouse wheel would change the number while the page scrolls.
        onWheel={(event) => event.currentTarget.blur()}
      />
    </FieldFrame>
  );
}
