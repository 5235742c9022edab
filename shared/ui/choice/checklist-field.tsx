import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ChoiceInput, ChoiceLabel, ChoiceRow } from './choice-look';
import { FieldError, FieldHint, labelLook, OptionalMark } from '../form/field-frame';
import { media, space } from '../tokens/theme';
import { useFormField, type FieldProps } from '../form/use-form-field';

export interface ChecklistFieldProps extends FieldProps {
  options: readonly string[];
  /** True for options of one word each; many of them fit side by side. */
  short?: boolean;
  /** A box that reveals further fields and has no value of its own. */
  opener?: { option: string; opens: string; isOpen: boolean; onToggle: (open: boolean) => void };
  /** Stands below the boxes. */
  children?: ReactNode;
}

const Group = styled.fieldset`
  display: flex;
  min-width: 0;
  flex-direction: column;
  gap: ${space[3]};
`;

const Legend = styled.legend`
  ${labelLook}
  margin-bottom: ${space[2]};
`;

const Options = styled.div<{ $short?: boolean }>`
  display: grid;
  column-gap: ${({ $short }) => space[$short ? 3 : 5]};
  ${({ $short }) => $short && 'grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));'}

  ${media.tablet} {
    ${({ $short }) => !$short && 'grid-template-columns: 1fr 1fr;'}
  }
`;

/** The field's value is an array, which may contain values other than the options. */
export function ChecklistField(props: ChecklistFieldProps) {
  const { name, label, hint, optional, options, short, opener, children } = props;
  const { id, error, input, setValue, described } = useFormField<string[]>({ name, hint, optional });

  const toggle = (option: string, checked: boolean) => {
    if (option === opener?.option) return opener.onToggle(checked);
    setValue(checked ? [...input.value, option] : input.value.filter((each) => each !== option));
  };

  return (
    <Group aria-describedby={described['aria-describedby']}>
      <Legend>
        {label}
        {optional ? <OptionalMark /> : null}
      </Legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <Options $short={short}>
        {options.map((option, index) => {
          // The error summary links to the field's id.
          const boxId = index === 0 ? id : `${id}-box-${index}`;
          const opens = option === opener?.option ? opener : undefined;
          return (
            <ChoiceRow key={option}>
              <ChoiceInput
                id={boxId}
                type="checkbox"
                checked={opens ? opens.isOpen : input.value.includes(option)}
                aria-expanded={opens?.isOpen}
                aria-controls={opens?.isOpen ? opens.opens : undefined}
                onChange={(event) => toggle(option, event.target.checked)}
              />
              <ChoiceLabel htmlFor={boxId}>{option}</ChoiceLabel>
            </ChoiceRow>
          );
        })}
      </Options>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </Group>
  );
}
