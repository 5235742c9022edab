import { ChoiceList, type ChoiceListProps } from './choice-list';
import { FieldFrame, labelId } from '../form/field-frame';
import { errorId } from '../form/field-ids';
import { useFormField, type FieldProps } from '../form/use-form-field';

export type ChoiceListFieldProps = FieldProps &
  Pick<ChoiceListProps, 'choices' | 'placeholder' | 'waiting' | 'disabled' | 'onFocus' | 'ref'> & {
    /** Called after a choice, for fields that depend on it. */
    onChosen?: (value: string) => void;
    /** An error from outside the form's schema, shown before the first attempt as well. */
    trouble?: string;
    className?: string;
  };

/** A select for long lists, and for options with a note. */
export function ChoiceListField(props: ChoiceListFieldProps) {
  const { name, label, hint, optional, trouble, onChosen, className, ...rest } = props;
  const field = useFormField<string>({ name, hint, optional });
  const { id, input, setValue } = field;
  const error = field.error ?? trouble;
  const described =
    error === field.error
      ? field.described
      : {
          ...field.described,
          'aria-describedby': [field.described['aria-describedby'], errorId(id)].filter(Boolean).join(' '),
          'aria-invalid': true as const,
        };
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <ChoiceList
        {...rest}
        {...described}
        id={id}
        labelId={labelId(id)}
        value={input.value}
        onChoose={(value) => {
          setValue(value);
          onChosen?.(value);
        }}
        onBlur={() => input.onBlur({ target: { name } })}
      />
    </FieldFrame>
  );
}
