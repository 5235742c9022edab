import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { ChoiceInput, ChoiceLabel, ChoiceRow, OptionHint } from './choice-look';
import { controlLook, FieldError, FieldFrame, FieldHint, labelLook, OptionalMark } from '../form/field-frame';
import { ChevronDownIcon } from '../layout/icon';
import { color, media, space } from '../tokens/theme';
import { useFormField, type FieldProps } from '../form/use-form-field';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'name' | 'id' | 'value' | 'defaultValue' | 'multiple'> & {
    options: readonly Option[];
    /** The text of the empty choice; null omits it. */
    placeholder?: string | null;
  };

export interface RadioFieldProps extends FieldProps {
  options: readonly (Option & { hint?: string })[];
  /** For two or three short answers side by side. */
  inline?: boolean;
  className?: string;
}

export interface CheckboxFieldProps extends Omit<FieldProps, 'label'> {
  /** May hold a link, for example to the terms. */
  label: ReactNode;
  disabled?: boolean;
  className?: string;
}

const SelectRow = styled.div`
  position: relative;

  svg {
    position: absolute;
    top: 50%;
    right: ${space[3]};
    color: ${color.textMuted};
    pointer-events: none;
    transform: translateY(-50%);

    ${media.tight} {
      right: ${space[1]};
      width: 0.75em;
    }
  }
`;

const Select = styled.select`
  ${controlLook}
  padding-inline-end: 2.75rem;
  appearance: none;
  text-overflow: ellipsis;

  /* On the narrowest screens, the text of an option needs the width of the padding. */
  ${media.tight} {
    padding-inline: ${space[1]} calc(0.75em + ${space[1]});
  }
`;

const Group = styled.fieldset`
  display: flex;
  min-width: 0;
  flex-direction: column;
  gap: ${space[2]};
`;

const Legend = styled.legend`
  ${labelLook}
  margin-bottom: ${space[2]};
`;

const Options = styled.div<{ $inline: boolean }>`
  display: flex;
  flex-flow: ${({ $inline }) => ($inline ? 'row wrap' : 'column')};
  gap: ${({ $inline }) => ($inline ? `0 ${space[5]}` : '0')};
`;

export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, optional, options, placeholder = 'Choose…', className, ...rest } = props;
  const { id, error, input, described } = useFormField<string>({ name, hint, optional });
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <SelectRow>
        <Select {...input} {...described} {...rest} id={id}>
          {placeholder === null ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
        <ChevronDownIcon size={20} />
      </SelectRow>
    </FieldFrame>
  );
}

export function CheckboxField({ name, label, hint, optional, disabled, className }: CheckboxFieldProps) {
  const { id, error, input, setValue, described } = useFormField<boolean>({ name, hint, optional });
  return (
    <Group as="div" className={className}>
      <ChoiceRow>
        <ChoiceInput
          {...described}
          id={id}
          type="checkbox"
          name={name}
          checked={input.value === true}
          disabled={disabled}
          onChange={(event) => setValue(event.target.checked)}
          onBlur={input.onBlur}
        />
        <ChoiceLabel htmlFor={id}>
          {label}
          {optional ? <OptionalMark /> : null}
        </ChoiceLabel>
      </ChoiceRow>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id}>{error}</FieldError>
    </Group>
  );
}

export function RadioField({
  name,
  label,
  hint,
  optional,
  options,
  inline = false,
  className,
}: RadioFieldProps) {
  const { id, error, input, described } = useFormField<string>({ name, hint, optional });
  return (
    <Group
      className={className}
      role="radiogroup"
      aria-describedby={described['aria-describedby']}
      aria-invalid={described['aria-invalid']}
      aria-required={described['aria-required']}
    >
      <Legend>
        {label}
        {optional ? <OptionalMark /> : null}
      </Legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <Options $inline={inline}>
        {options.map((option, index) => {
          // The first option has the field's id, since the error summary links to that.
          const optionId = index === 0 ? id : `${id}-${index}`;
          return (
            <ChoiceRow key={option.value}>
              <ChoiceInput
                id={optionId}
                type="radio"
                name={id}
                value={option.value}
                checked={input.value === option.value}
                disabled={option.disabled}
                aria-describedby={option.hint === undefined ? undefined : `${optionId}-about`}
                onChange={() => input.onChange({ target: { name, value: option.value } })}
                onBlur={() => input.onBlur({ target: { name } })}
              />
              <span>
                <ChoiceLabel htmlFor={optionId}>{option.label}</ChoiceLabel>
                {option.hint === undefined ? null : (
                  <OptionHint id={`${optionId}-about`}>{option.hint}</OptionHint>
                )}
              </span>
            </ChoiceRow>
          );
        })}
      </Options>
      <FieldError id={id}>{error}</FieldError>
    </Group>
  );
}
