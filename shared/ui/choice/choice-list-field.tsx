import { ChoiceList, type ChoiceListProps } from './choice-list';
import { FieldFrame, labelId } from '../form/field-frame';
import { useFormField, type FieldProps } from '../form/use-form-field';

export type ChoiceListFieldProps = FieldProps &
  Pick<ChoiceListProps, 'choices' | 'placeholder' | 'waiting' | 'disabled' | 'onFocus' | 'ref'> & {
    /** Called after a choice, for fields that depend on it. */
    onChosen?: (value: string) => void;
    className?: string;
  };

/** A select for long lists, and for options with a note. */
export function ChoiceListField(props: ChoiceListFieldProps) {
  const { name, label, hint, optional, onChosen, className, ...rest } = props;
  const field = useFormField<string>({ name, hint, optional });
  const { id, input, error, described, setValue } = field;
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
