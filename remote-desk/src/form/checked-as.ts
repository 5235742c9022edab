import type { FormSchema } from '@nivara/shared/ui/form/form';

/** Validates the body that the form will send. Form values are partial, since Formik omits empty texts. */
export const checkedAs = <Values extends object>(
  schema: FormSchema,
  toSent: (values: Partial<Values>) => unknown,
): FormSchema => ({
  validate: (values, options) => schema.validate(toSent(values as Partial<Values>), options),
});
