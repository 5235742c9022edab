import { FieldFrame, labelId } from './field-frame';
import { fieldPath, useFormErrors } from './form-state';
import { TagList } from './tag-list';
import { errorId, hintId } from './field-ids';
import { useFormField, type FieldProps } from './use-form-field';
import { type TagsInput, useTags } from './use-tags';

const HOW = 'Press Enter or a comma after each one.';
const withHow = (hint: string | undefined) => (hint === undefined ? HOW : `${hint} ${HOW}`);

export type LabelledTagsProps = Omit<FieldProps, 'name'> & TagsInput & { error?: string };

/** A tag input with label and hint, for a value outside Formik. */
export function LabelledTags({ label, hint, optional, error: fieldError, ...input }: LabelledTagsProps) {
  const { id, value, maxLength } = input;
  const tags = useTags(input);
  const error = tags.refusal ?? fieldError;
  return (
    <FieldFrame {...{ id, label, optional, error }} hint={withHow(hint)}>
      <TagList
        {...{ id, value, maxLength, tags }}
        labelId={labelId(id)}
        aria-describedby={error === undefined ? hintId(id) : `${hintId(id)} ${errorId(id)}`}
        aria-invalid={error === undefined ? undefined : true}
        autoComplete="off"
      />
    </FieldFrame>
  );
}

export type TagFieldProps = FieldProps & Pick<TagsInput, 'maxLength' | 'startText' | 'onText'>;

/** The field's value is an array of texts. An error of one text is shown as an error of the field. */
export function TagField({ name, ...rest }: TagFieldProps) {
  const { id, error, input, setValue } = useFormField<string[]>({ name });
  const within = `${fieldPath(name)}.`;
  const tagError = useFormErrors().find(({ path }) => path.startsWith(within))?.message;
  return <LabelledTags {...rest} id={id} error={error ?? tagError} value={input.value} onChange={setValue} />;
}
