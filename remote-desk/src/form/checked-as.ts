import type { FormSchema } from '@nivara/shared/ui/form/form';

/** Checks what the form will send. Its values are partial, since Formik leaves out empty texts. */
export const checkedAs = <Values extends object>(
  schema: FormSchema,
  toSent: (values: Partial<Values>) => unknown,
): FormSchema => ({
  validate: (values, options) => schema.validate(toSent(values as Partial<Values>), options),
});
